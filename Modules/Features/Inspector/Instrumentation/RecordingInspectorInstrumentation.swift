import Synchronization

/// Records what it is told: for tests of the feature's logic.
package final class RecordingInspectorInstrumentation: InspectorInstrumentation {
    package enum Call: Sendable, Hashable {
        case filtered(InspectorFilter)
        case cleared
        case advertisementShown(Advertisement)
    }

    private let recorded = Mutex<[Call]>([])

    package init() {}

    /// The calls, oldest first.
    package var calls: [Call] { recorded.withLock { $0 } }

    package func filtered(by filter: InspectorFilter) {
        record(.filtered(filter))
    }

    package func cleared() {
        record(.cleared)
    }

    package func advertisementShown(_ advertisement: Advertisement) {
        record(.advertisementShown(advertisement))
    }

    private func record(_ call: Call) {
        recorded.withLock { $0.append(call) }
    }
}
