public import HeraldCore
import Synchronization

/// Where it is kept who is signed in, so that it outlives the process.
///
/// Nothing is saved while no purpose is granted.
public protocol IdentityStore: Sendable {
    func load() -> Identity?

    /// Keeps an identity, or with `nil` forgets the one that is kept.
    func save(_ identity: Identity?)
}

/// An identity that lasts as long as the process: for tests and demonstrations.
public final class IdentityMemory: IdentityStore {
    private let identity = Mutex<Identity?>(nil)

    public init() {}

    public func load() -> Identity? {
        identity.withLock { $0 }
    }

    public func save(_ identity: Identity?) {
        self.identity.withLock { $0 = identity }
    }
}
