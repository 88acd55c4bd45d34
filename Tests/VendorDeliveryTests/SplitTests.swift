import Testing
import VendorDelivery
import VendorTesting

/// Requests that are too large.
@Suite struct SplitTests {
    /// A vendor that refuses requests with more than some records, or with one of some keys.
    private func vendor(taking most: Int, refusing keys: Set<Int> = []) -> ScriptedTransport {
        ScriptedTransport { request, _, _ in
            let refused = request.recordKeys.contains { keys.contains(Int($0.rawValue)) }
            return .status(refused || request.recordKeys.count > most ? 413 : 200)
        }
    }

    @Test func `halves go in order, down to what the vendor takes`() throws {
        let stage = SenderStage(vendor(taking: 1))
        stage.accept(1...5)
        #expect(try stage.run().outcome == .drained)
        #expect(stage.transport.keys == [[1, 2, 3, 4], [1, 2], [1], [2], [3, 4], [3], [4], [5]])
        #expect(stage.time.pauses == [])
    }

    @Test(arguments: 1...9)
    func `a record that is too large alone is dead, and no other`(key: Int) throws {
        let stage = SenderStage(vendor(taking: 4, refusing: [key]))
        stage.accept(1...9)
        let (report, outcome) = try stage.run()
        #expect(outcome == .drained)
        #expect(report.delivered == 8)
        #expect(stage.queue.aside(of: "vendor").map { Int($0.record.key.rawValue) } == [key])
        #expect(stage.queue.aside(of: "vendor").map(\.fate) == [.dead(reason: "HTTP 413")])
    }

    @Test func `a part that is not taken yet stays a part`() throws {
        let stage = SenderStage([
            .status(413), .status(503), .status(200), .status(200), .status(200),
        ])
        stage.accept(1...6)
        #expect(try stage.run().outcome == .drained)
        #expect(stage.transport.keys == [[1, 2, 3, 4], [1, 2], [1, 2], [3, 4], [5, 6]])
    }

    @Test func `a vendor that takes nothing at all ends with every record dead`() throws {
        let stage = SenderStage(vendor(taking: 0))
        stage.accept(1...100)
        let (report, outcome) = try stage.run()
        #expect(outcome == .drained)
        #expect(report.dead == 100)
        #expect(report.requests == 25 * 7)
    }
}
