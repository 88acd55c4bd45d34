import AnalyticsConsent
import AnalyticsFlows
import Synchronization

/// What is stored of what a person does, apart from what is queued: the flows that are open, and what
/// was sent already of what is sent seldom.
///
/// It is kept while one of the purposes is granted that have a vendor which is told of either.
final class StoredActivity: Sendable {
    let flows: FlowStore
    let throttles: ThrottleStore
    private let purposes: [Purpose]
    private let forgotten = Mutex(0)

    init(flows: FlowStore, throttles: ThrottleStore, of purposes: [Purpose]) {
        self.flows = flows
        self.throttles = throttles
        self.purposes = purposes
    }

    /// How many flows were forgotten.
    var forgottenFlows: Int { forgotten.withLock { $0 } }

    /// Forgets what nobody may be told any more once a purpose isn't granted.
    ///
    /// Of the marks of what was sent, all go: for whom each was made isn't known. So the vendors of
    /// another purpose may be told once more.
    ///
    /// - Returns: How many flows that were.
    @discardableResult
    func forget(without purpose: Purpose) -> Int {
        guard purposes.contains(purpose) else { return 0 }
        throttles.forget()
        let count = flows.forget()
        forgotten.withLock { $0 += count }
        return count
    }
}

extension Purpose {
    /// Those whose vendors are told of flows and of what is sent seldom; attribution's are of neither.
    static let toldOfActivity: [Purpose] = [.analytics, .diagnostics]
}

extension ConsentSnapshot {
    /// Whether something may be stored of which these purposes' vendors are told.
    func storage(for purposes: [Purpose]) -> StoragePermission {
        let states = purposes.map { self[$0].state }
        if states.contains(.granted) { return .granted }
        return states.contains(.undecided) ? .undecided : .denied
    }

    /// For each purpose that isn't denied, the epoch of its grant, or of the one that may come next.
    func grantEpochs(of purposes: [Purpose]) -> [String: Int] {
        let epochs = purposes.compactMap { purpose -> (String, Int)? in
            let decision = self[purpose].followed(by: .granted)
            return self[purpose].state == .denied ? nil : (purpose.rawValue, decision.epoch)
        }
        return Dictionary(uniqueKeysWithValues: epochs)
    }
}
