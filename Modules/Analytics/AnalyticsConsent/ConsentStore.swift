/// Where the decisions are.
///
/// Every call of the app reads them, so reading should cost no system call.
public protocol ConsentStore: Sendable {
    /// The decisions that are in force.
    func snapshot() -> ConsentSnapshot

    /// The same, also where what holds the decisions was removed or replaced.
    ///
    /// It may cost system calls: for who makes some anyway, as a sender before each request.
    func verifiedSnapshot() -> ConsentSnapshot

    /// Puts a state in force, with the next epoch, for all processes that share the store.
    ///
    /// To decide what is in force already changes nothing, the epoch included.
    ///
    /// - Throws: when it can't be stored; then the old decision stays in force.
    func decide(_ state: ConsentState, for purpose: Purpose) throws
}

extension ConsentStore {
    public func verifiedSnapshot() -> ConsentSnapshot { snapshot() }
}
