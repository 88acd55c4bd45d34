import Dispatch
import Foundation
import Synchronization
import VendorDelivery

/// Sends one vendor's records, on a thread of its own, from the first that there is.
final class Courier: Sendable {
    /// How long it waits until what was noted can be sent; what can't comes with what is next.
    private static let queueingTime = Duration.seconds(2)

    /// How long it tries on at the end while nothing gets on, in seconds.
    private let patience: Double
    private let queue: DeliveryQueue
    private let vendor: VendorName
    private let route: DeliveryRoute
    private let transport: any Transport
    private let progress: @Sendable (SenderReport) -> Void
    private let state: Mutex<State>
    private let news = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    /// Ends pauses, so that what is left is tried once more.
    private let ending = Cancellation()
    /// Ends requests too.
    private let stop = Cancellation()

    private struct State {
        var isStarted = false
        var notedCount = 0
        var sum: SenderReport
        var ending = DeliveryResult.Ending.ended(.drained)
    }

    init(
        of vendor: VendorName,
        by route: DeliveryRoute,
        from queue: DeliveryQueue,
        over transport: any Transport,
        patience: Double,
        progress: @escaping @Sendable (SenderReport) -> Void = { _ in }
    ) {
        self.vendor = vendor
        self.route = route
        self.queue = queue
        self.transport = transport
        self.patience = patience
        self.progress = progress
        state = Mutex(State(sum: SenderReport(vendor: vendor.rawValue)))
    }

    /// Notes that a record was made, which is stored when its call ends.
    func note() {
        state.withLock { $0.notedCount += 1 }
    }

    /// How often that was.
    var notedCount: Int { state.withLock { $0.notedCount } }

    /// Sends what is queued.
    func send() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        if isFirst { Thread.detachNewThread { self.work() } }
        news.signal()
    }

    /// Lets the courier send what is left, and then end.
    func end() {
        ending.cancel()
        send()
    }

    /// Ends it, as soon as a request on its way has its answer or its moment for one is over.
    func cancel() {
        stop.cancel()
    }

    /// Waits for the courier's end.
    ///
    /// - Parameter deadline: When it is cancelled.
    /// - Returns: What it has done.
    func result(by deadline: DispatchTime) -> DeliveryResult {
        let isLate = done.wait(timeout: deadline) == .timedOut
        if isLate {
            stop.cancel()
            done.wait()
        }
        return state.withLock { state in
            let isCut = isLate && state.ending == .ended(.cancelled)
            return DeliveryResult(
                report: state.sum,
                ending: isCut ? .outOfTime : state.ending
            )
        }
    }

    private func work() {
        while !ending.isCancelled {
            if !isRefused { send(.drain(patience: .infinity), by: .system(until: ending)) }
            waitForNews()
        }
        send(.drain(patience: patience), by: .system)
        done.signal()
    }

    /// Whether the vendor refuses the sender, which another record doesn't change.
    private var isRefused: Bool {
        if case .ended(.refused) = state.withLock({ $0.ending }) { true } else { false }
    }

    private func waitForNews() {
        news.wait()
        // What was told more than once is sent at once.
        while news.wait(timeout: .now()) == .success {}
    }

    private func send(_ mode: SenderMode, by clock: SenderClock) {
        queue.waitUntilQueued(within: Self.queueingTime)
        guard let outbox = queue.existing else {
            return end(
                .ended(queue.permission.granted(for: vendor) == nil ? .notPermitted : .drained)
            )
        }
        do {
            try send(mode, from: outbox, by: clock)
        } catch SenderLeaseProblem.held {
            end(.held)
        } catch {
            end(.failed("\(error)"))
        }
    }

    private func send(_ mode: SenderMode, from outbox: Outbox, by clock: SenderClock) throws {
        let vendor = vendor.rawValue
        let isInMemory = try outbox.status().isInMemory
        let lease =
            isInMemory
            ? SenderLease(inMemory: vendor) : try SenderLease(of: vendor, in: queue.directory)
        try outbox.recover(vendor)
        let before = state.withLock { $0.sum }
        let sender = Sender(
            route: route,
            queue: outbox,
            transport: transport,
            clock: clock,
            permission: { [queue, name = self.vendor] in queue.permission.granted(for: name) },
            report: { [self, progress] report in
                // Also what is thrown later leaves this done.
                state.withLock { $0.sum = before + report }
                progress(before + report)
            }
        )
        let run = Cancellation()
        let (report, outcome) = try stop.run {
            Result { try sender.run(mode, holding: lease, until: run) }
        } onCancel: {
            run.cancel()
        }.get()
        state.withLock { state in
            state.sum = before + report
            state.ending = .ended(outcome)
        }
    }

    private func end(_ ending: DeliveryResult.Ending) {
        state.withLock { $0.ending = ending }
    }
}
