/// How long a transport waits for one request.
public struct TimeLimits: Sendable, Equatable {
    /// Until the request begins to leave, its connection made and encrypted.
    public let connecting: Duration
    /// Until the whole answer is there.
    public let whole: Duration
    /// Until the whole answer is there to a request that was on its way when sending was cancelled.
    ///
    /// Most answers come sooner, and without one nobody knows whether the records arrived.
    public let ending: Duration

    public init(
        connecting: Duration = .seconds(10),
        whole: Duration = .seconds(30),
        ending: Duration = .seconds(1)
    ) {
        self.connecting = connecting
        self.whole = whole
        self.ending = ending
    }
}
