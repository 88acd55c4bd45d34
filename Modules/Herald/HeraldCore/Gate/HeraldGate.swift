/// Stands in front of every provider, and says in each call's turn who may be called.
///
/// A gate sees the calls in Herald's one order and is called by one thread at a time. It must not call
/// the Herald it belongs to.
public protocol HeraldGate: AnyObject, Sendable {
    /// Asked once at the start of each turn, so it should cost no system call.
    func check() -> GateAnswer

    /// Told of each call but events, before it is delivered: what happens to providers' state.
    func pass(_ call: HeraldCall)

    /// Told of a call that some providers don't get.
    ///
    /// - Parameters:
    ///   - call: what they don't get.
    ///   - occurrence: when it was.
    ///   - providers: the closed providers that have the capability for it.
    /// - Returns: those of them that may get it later; the others never do.
    func stop(
        _ call: HeraldCall,
        at occurrence: Occurrence,
        before providers: ProviderSet
    ) -> ProviderSet
}

/// Who may be called in a turn, and what is owed first.
public struct GateAnswer: Sendable {
    public let open: ProviderSet

    /// Calls that providers are owed because the gate opened or closed, in order.
    public let due: [DueCall]

    public init(open: ProviderSet, due: [DueCall] = []) {
        self.open = open
        self.due = due
    }
}

/// A call that some providers are owed.
public struct DueCall: Sendable {
    public let call: HeraldCall

    /// When it was made; when `nil`, it is made now.
    public let occurrence: Occurrence?
    public let providers: ProviderSet

    public init(_ call: HeraldCall, at occurrence: Occurrence? = nil, to providers: ProviderSet) {
        self.call = call
        self.occurrence = occurrence
        self.providers = providers
    }
}
