import AnalyticsConsent
import VendorDelivery
import VendorTesting

extension Installation {
    /// Sends what a queue has for a vendor, a record a request, until it is empty or a minute passed.
    ///
    /// - Parameters:
    ///   - vendor: The vendor's name.
    ///   - queue: Where the records wait.
    ///   - transport: What carries the requests.
    ///   - time: Passes only while the sender waits.
    ///   - permission: The epoch of the consent in force, nil without one.
    /// - Returns: What was done, and how it ended.
    /// - Throws: What the queue throws.
    func send(
        to vendor: String,
        from queue: any RecordQueue,
        over transport: ScriptedTransport,
        time: StandingClock = StandingClock(),
        permission: @escaping @Sendable () -> Int? = { 1 }
    ) throws -> (report: SenderReport, outcome: SenderOutcome) {
        let sender = Sender(
            route: DeliveryRoute(
                vendor: vendor,
                batchRule: .single,
                policy: self[vendor].policy,
                requests: self[vendor].requests
            ),
            queue: queue,
            transport: transport,
            clock: time.clock,
            permission: permission
        )
        return try sender.run(
            .drain(patience: 60),
            holding: SenderLease(inMemory: vendor),
            until: Cancellation()
        )
    }
}

extension BatchRule {
    static let single = BatchRule(
        maximumRecords: 1,
        maximumBytes: 1_000_000,
        bytesAround: 2,
        bytesBetween: 0,
        separatesUnrepeatable: true
    )
}

extension ConsentStore {
    /// The epoch of a grant, nil without one.
    var permission: Int? {
        let decision = snapshot()[.analytics]
        return decision.state == .granted ? decision.epoch : nil
    }
}
