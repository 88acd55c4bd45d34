import Synchronization

/// Accounts in memory, for demonstrations and tests, whose connection can be made to fail.
package final class SimulatedAccounts: Accounts {
    private let isOffline = Mutex(false)

    package init() {}

    package func setOffline(_ isOffline: Bool) {
        self.isOffline.withLock { $0 = isOffline }
    }

    package func signIn(_ userId: String) throws(SignInError) {
        guard !isOffline.withLock({ $0 }) else { throw .unanswered(.unreachable) }
        let isId = userId.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isId, (1...64).contains(userId.utf8.count) else { throw .malformedUserId }
    }
}
