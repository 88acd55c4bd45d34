import Dispatch
import Synchronization
import VendorDelivery

/// One request on its way and what has come of it so far.
///
/// A session's delegate writes it down on its own thread, while the sender's waits.
final class Exchange: Sendable {
    /// How an exchange ended; what comes first counts.
    enum End: Sendable, Equatable {
        /// The answer is there, as far as it is kept.
        case answered
        case notConnected
        case notAnswered
        case cancelled
        /// The connection broke, and the session was about to send the request a second time.
        case broken
        case failed(reason: String)
    }

    struct State: Sendable {
        var status: Int?
        var headers: [String: String] = [:]
        var body: [UInt8] = []
        /// Whether any of the request's body may have left.
        var hasBegun: Bool
        var end: End?
        /// Whether sending was cancelled, so that there is little time left.
        var isHurried = false
        /// Whether the session has done with it, after which nothing changes.
        var isOver = false
    }

    static let mostOfBody = 64 << 10

    private let state: Mutex<State>
    private let changed = DispatchSemaphore(value: 0)

    init(hasBody: Bool) {
        state = Mutex(State(hasBegun: !hasBody))
    }

    var now: State { state.withLock { $0 } }

    func end(_ end: End, isOver: Bool = false) {
        change { state in
            state.end = state.end ?? end
            state.isOver = state.isOver || isOver
        }
    }

    func hurry() {
        change { $0.isHurried = true }
    }

    func begin() {
        change { $0.hasBegun = true }
    }

    func answer(status: Int, headers: [String: String]) {
        change { state in
            state.status = status
            state.headers = headers
        }
    }

    /// Keeps what there is room for; an answer that is longer ends there.
    func receive(_ bytes: some Collection<UInt8>) {
        change { state in
            state.body += bytes.prefix(Self.mostOfBody - state.body.count)
            if state.body.count == Self.mostOfBody { state.end = state.end ?? .answered }
        }
    }

    /// Waits until something holds.
    ///
    /// - Returns: Whether it does; false when the time is over.
    func wait(until deadline: DispatchTime, for holds: (State) -> Bool) -> Bool {
        while !state.withLock({ holds($0) }) {
            guard changed.wait(timeout: deadline) == .success else {
                return state.withLock { holds($0) }
            }
        }
        return true
    }

    private func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
        changed.signal()
    }
}
