import Synchronization

/// Ends waiting and sending early, from any thread; once cancelled, it stays so.
public final class Cancellation: Sendable {
    private struct State {
        var isCancelled = false
        var handlers: [Int: @Sendable () -> Void] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    public init() {}

    public var isCancelled: Bool { state.withLock(\.isCancelled) }

    public func cancel() {
        let handlers = state.withLock { state in
            state.isCancelled = true
            defer { state.handlers = [:] }
            return Array(state.handlers.values)
        }
        for handler in handlers { handler() }
    }

    /// Runs a body, and the handler as soon as this is cancelled before the body's end.
    ///
    /// - Parameters:
    ///   - body: What can be cut short by the handler.
    ///   - handler: Is called at most once, on the thread that cancels; at once when that was before.
    /// - Returns: What the body returns.
    public func run<Result>(
        _ body: () -> Result,
        onCancel handler: @escaping @Sendable () -> Void
    ) -> Result {
        let number: Int? = state.withLock { state in
            guard !state.isCancelled else { return nil }
            state.count += 1
            state.handlers[state.count] = handler
            return state.count
        }
        guard let number else {
            handler()
            return body()
        }
        defer { state.withLock { _ = $0.handlers.removeValue(forKey: number) } }
        return body()
    }
}
