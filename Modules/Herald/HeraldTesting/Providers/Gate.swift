import Dispatch
import Synchronization

/// Holds the threads that come to it until it is opened, and lets a test know that they came.
///
/// It starts closed, and stays open once opened. A gate that is never opened holds its threads for ever:
/// open it in a `defer`, too, where an expectation in between may throw.
public final class Gate: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isOpen = false
        var arrivals = 0
        var held: [DispatchSemaphore] = []
        var watchers: [(arrivals: Int, watcher: CheckedContinuation<Void, Never>)] = []

        /// The watchers that have seen what they wait for.
        mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
            let done = watchers.filter { $0.arrivals <= arrivals }
            watchers.removeAll { $0.arrivals <= arrivals }
            return done.map(\.watcher)
        }
    }

    public init() {}

    /// Goes through; while the gate is closed, blocks the thread.
    @available(*, noasync, message: "A blocked thread of a task is one that other tests need.")
    public func pass() {
        let place = DispatchSemaphore(value: 0)
        let (isOpen, watchers) = state.withLock { state in
            state.arrivals += 1
            if !state.isOpen { state.held.append(place) }
            return (state.isOpen, state.takeWatchers())
        }
        for watcher in watchers { watcher.resume() }
        if !isOpen { place.wait() }
    }

    /// Lets all through, those held and those to come.
    public func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for place in held { place.signal() }
    }

    /// Returns when so many threads have come to the gate since it was made, held or not.
    public func waitForArrivals(_ count: Int) async {
        await withCheckedContinuation { watcher in
            let watchers = state.withLock { state in
                state.watchers.append((count, watcher))
                return state.takeWatchers()
            }
            for watcher in watchers { watcher.resume() }
        }
    }
}
