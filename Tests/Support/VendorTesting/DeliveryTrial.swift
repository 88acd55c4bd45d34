package import VendorDelivery
import VendorTransport

/// Records on their way to a sandbox that misbehaves, by the real sender and transport.
///
/// Pauses take no time, and the sandbox's clock stands shortly after the records were made.
package struct DeliveryTrial: Sendable {
    package let sandbox: VendorSandbox
    package let queue = MemoryQueue()
    private let clock = StandingClock()

    /// - Parameters:
    ///   - records: What a stand-in made; all of one vendor.
    ///   - misbehaviours: What goes wrong with the requests, one after the other, as JSON.
    /// - Throws: When the sandbox doesn't start.
    package init(of records: [VendorRecord], misbehaving misbehaviours: [String]) throws {
        sandbox = try VendorSandbox(["--now", "1767225700"], misbehaving: misbehaviours)
        queue.accept(records)
    }

    /// What the sender waited for, in seconds.
    package var pauses: [Double] { clock.pauses }

    /// Sends all that waits.
    ///
    /// - Parameters:
    ///   - vendor: Whose records.
    ///   - batchRule: Up to four records a request when there is none, and one of a vendor with forms.
    ///   - policy: What the vendor's answers mean.
    ///   - requests: The vendor's.
    /// - Returns: What was done, and how it ended.
    /// - Throws: What the queue throws.
    package func run(
        _ vendor: String,
        batchRule: BatchRule? = nil,
        by policy: any AnswerPolicy,
        requests: @escaping @Sendable ([VendorRecord]) -> [VendorRequest]
    ) throws -> (report: SenderReport, outcome: SenderOutcome) {
        let rule = BatchRule(
            maximumRecords: 4,
            maximumBytes: 100_000,
            bytesAround: 100,
            bytesBetween: 100,
            separatesUnrepeatable: vendor == "mixpanel"
        )
        let sender = Sender(
            route: DeliveryRoute(
                vendor: vendor,
                batchRule: batchRule
                    ?? (["adjust", "appsflyer"].contains(vendor) ? rule.ofOne : rule),
                policy: policy,
                requests: requests
            ),
            queue: queue,
            transport: URLSessionTransport(server: sandbox.address),
            clock: clock.clock,
            permission: { 0 }
        )
        return try sender.run(
            .drain(patience: 1_000),
            holding: SenderLease(inMemory: vendor),
            until: Cancellation()
        )
    }
}

extension BatchRule {
    fileprivate var ofOne: BatchRule {
        BatchRule(
            maximumRecords: 1,
            maximumBytes: maximumBytes,
            bytesAround: bytesAround,
            bytesBetween: bytesBetween,
            separatesUnrepeatable: false
        )
    }
}
