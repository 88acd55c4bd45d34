import Testing
import VendorDelivery
import VendorTesting

/// Mistakes in how a sender is put together.
@Suite struct SenderMistakeTests {
    /// Gives no fate at all.
    private struct Forgetful: AnswerPolicy {
        func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict { .settled([]) }
    }

    /// Sends one record by a route, with a lease.
    private static func send(by route: DeliveryRoute, lease vendor: String = "vendor") throws {
        let queue = MemoryQueue()
        queue.accept([makeRecord()])
        let sender = Sender(
            route: route,
            queue: queue,
            transport: ScriptedTransport([]),
            permission: { 0 }
        )
        _ = try sender.run(
            .drain(patience: 0),
            holding: SenderLease(inMemory: vendor),
            until: Cancellation()
        )
    }

    @Test func `the lease of another vendor stops the process`() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            try Self.send(by: SenderStage.route(), lease: "other")
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("To fix, take the lease of its vendor."))
    }

    @Test func `a policy that forgets records stops the process`() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let route = SenderStage.route()
            try Self.send(
                by: DeliveryRoute(
                    vendor: "vendor",
                    batchRule: route.batchRule,
                    policy: Forgetful(),
                    requests: route.requests
                )
            )
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("To fix, give one for each."))
    }

    @Test func `requests by another rule than the batches stop the process`() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let route = SenderStage.route()
            try Self.send(
                by: DeliveryRoute(
                    vendor: "vendor",
                    batchRule: route.batchRule,
                    policy: route.policy
                ) { _ in [] }
            )
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("To fix, make requests by the same rule."))
    }
}
