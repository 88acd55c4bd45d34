/// Carries requests to vendors.
public protocol Transport: Sendable {
    /// Sends a request and waits for what comes of it.
    ///
    /// It blocks the calling thread, which is a sender's, for at most the transport's own time
    /// limits; it follows no redirect, and hands on at most 64 KB of an answer.
    func send(_ request: VendorRequest) -> Answer
}
