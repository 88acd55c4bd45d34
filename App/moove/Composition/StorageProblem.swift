import AnalyticsConsent
import Journal
import VendorDelivery

/// What keeps something from being stored, for people to read.
struct StorageProblem: Sendable {
    let text: String

    /// Whether the reason is a full disk, which then is the reason of others too.
    let isFullDisk: Bool

    init(_ text: String, isFullDisk: Bool = false) {
        self.text = text
        self.isFullDisk = isFullDisk
    }

    /// - Parameters:
    ///   - error: A file that can't be used.
    ///   - consequence: What follows from that, a sentence.
    init(_ error: StorageError, so consequence: String = "") {
        let text = consequence.isEmpty ? "\(error)" : "\(error) \(consequence)"
        self.init(text, isFullDisk: error.isFullDisk)
    }

    init(_ error: IdentityFileError) {
        self.init("\(error)", isFullDisk: error.isFullDisk)
    }

    init(_ error: DeviceIDFileError) {
        self.init("\(error)", isFullDisk: error.isFullDisk)
    }

    init(_ problem: OutboxProblem) {
        self.init("\(problem)", isFullDisk: problem.isFullDisk)
    }

    /// The same for who only looks at what is queued, and queues nothing.
    init(reading problem: OutboxProblem) {
        switch problem {
        case .databaseUnavailable(let error):
            self.init("\(error) So nobody can tell from here what is queued.")
        default: self.init(problem)
        }
    }
}
