/// Carries requests to vendors.
public protocol Transport: Sendable {
    /// Sends a request and waits for what comes of it.
    ///
    /// It blocks the calling thread, which is a sender's, for at most the transport's own time
    /// limits; it follows no redirect, and hands on at most 64 KB of an answer.
    ///
    /// - Parameters:
    ///   - request: Is sent once: a transport never repeats one by itself.
    ///   - cancellation: Ends it early; what had begun by then may get a moment for its answer, and
    ///     counts as lost without one.
    ///   - begun: Called once any of the request may have left, from the same thread; not when
    ///     nothing has.
    /// - Returns: What came of it.
    func send(
        _ request: VendorRequest,
        until cancellation: Cancellation,
        begun: () -> Void
    ) -> Answer
}

extension Transport {
    /// The same, for who need not know when the request begins.
    public func send(_ request: VendorRequest, until cancellation: Cancellation) -> Answer {
        send(request, until: cancellation, begun: {})
    }
}
