/// How a journey ended, as the parameter `outcome` says it.
public enum FlowOutcome: String, Sendable, CaseIterable {
    case success, failure, cancelled, unknown

    init(_ end: FlowEnd) {
        switch end {
        case .success: self = .success
        case .failure: self = .failure
        case .cancelled: self = .cancelled
        case .unknown: self = .unknown
        }
    }
}
