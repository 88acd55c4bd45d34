package import HeraldCore

/// A kind of call, for filters.
package enum InspectorKind: String, Sendable, CaseIterable {
    case event
    case property
    case identity
    case lifecycle
    case consent

    package init(_ operation: AnalyticsOperation) {
        switch operation {
        case .track: self = .event
        case .setProperty: self = .property
        case .identify, .reset: self = .identity
        case .start, .flush: self = .lifecycle
        case .setEnabled: self = .consent
        }
    }
}
