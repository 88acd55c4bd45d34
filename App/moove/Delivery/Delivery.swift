import AnalyticsConsent
import Dispatch
import Synchronization
import VendorDelivery

/// What is sent while the app plays: the queue, and a courier for each vendor that has keys.
final class Delivery: Sendable {
    /// When records leave.
    enum Pace: Sendable {
        /// When the app flushes, and at the end.
        case onFlush
        /// Each soon after it was made.
        case atOnce
    }

    /// How long the end waits until all records are where they can be sent.
    static let closingTime = Duration.seconds(2)

    private let pace: Pace
    let queue: DeliveryQueue
    private let couriers: [VendorName: Courier]

    /// - Parameters:
    ///   - routes: How the records leave of the vendors that are there.
    ///   - queue: Where they wait.
    ///   - transport: What carries them.
    ///   - pace: When they leave.
    ///   - patience: How long each vendor is tried at the end while nothing gets on, in seconds.
    ///   - progress: Is told after each request what was sent of its vendor's, on any thread.
    init(
        by routes: [DeliveryRoute],
        from queue: DeliveryQueue,
        over transport: any Transport,
        pace: Pace,
        patience: Double = 2,
        progress: @escaping @Sendable (SenderReport) -> Void = { _ in }
    ) {
        self.pace = pace
        self.queue = queue
        var couriers: [VendorName: Courier] = [:]
        for route in routes {
            guard let vendor = VendorName(rawValue: route.vendor) else { continue }
            couriers[vendor] = Courier(
                of: vendor,
                by: route,
                from: queue,
                over: transport,
                patience: patience,
                progress: progress
            )
        }
        self.couriers = couriers
    }

    /// Where a vendor's records go.
    func sink(for vendor: VendorName) -> any RecordSink {
        let courier = couriers[vendor]
        return queue.sink(for: vendor) { courier?.note() }
    }

    /// Runs a call of the app's analytics; what it leads to is stored when this returns.
    func call(_ body: () -> Void) {
        guard pace == .atOnce else { return queue.call(body) }
        let before = couriers.mapValues(\.notedCount)
        queue.call(body)
        // Only now are they stored, whoever has sent what was stored meanwhile.
        for (vendor, courier) in couriers where courier.notedCount != before[vendor] {
            courier.send()
        }
    }

    /// Sends what is queued, without waiting for it.
    func send() {
        for courier in couriers.values { courier.send() }
    }

    /// Removes what waits for a purpose, and says how much that was.
    func purge(for purpose: Purpose) -> Int {
        queue.purge(for: purpose) ?? 0
    }

    /// Sends what is left, and waits for the answers.
    ///
    /// - Parameter seconds: How long at most; what is on its way then counts as lost. Nil is forever.
    /// - Returns: What came of each vendor's records, in the order that vendors are called.
    func finish(within seconds: Double?) -> [DeliveryResult] {
        let deadline = seconds.map { DispatchTime.now() + $0 } ?? .distantFuture
        let all = VendorName.allCases.compactMap { couriers[$0] }
        queue.adopt()
        for courier in all { courier.end() }
        defer { queue.close(within: Self.closingTime) }
        return all.map { $0.result(by: deadline) }
    }

    /// Ends sending at once, from any thread; `finish` says what was done.
    func cancel() {
        for courier in couriers.values { courier.cancel() }
    }
}
