/// How long a transport waits for one request.
public struct TimeLimits: Sendable, Equatable {
    /// Until the request begins to leave, its connection made and encrypted.
    public let connecting: Duration
    /// Until the whole answer is there.
    public let whole: Duration

    public init(connecting: Duration = .seconds(10), whole: Duration = .seconds(30)) {
        self.connecting = connecting
        self.whole = whole
    }
}
