import Foundation
import VendorDelivery
import VendorTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One vendor's records in an outbox, and the same for the floor.
final class QueuedVendor {
    private let vendor: BatchingVendor
    private let server: LoopbackServer
    private let directory: ScratchDirectory
    private let outbox: Outbox
    private let floor: DrainFloor
    /// How many records are in each request of the floor, and what it posts.
    private let batches: [(count: Int, request: URLRequest)]

    init(_ vendor: BatchingVendor, records count: Int) throws {
        let samples = try DurableVendors.records(of: EventSamples.computed)
            .map { $0[vendor.index] }.filter { !$0.hasRevenue }
        let records = (0..<count).map { samples[$0 % samples.count] }
        self.vendor = vendor
        server = try LoopbackServer()
        directory = try ScratchDirectory()
        outbox = Outbox(directory: directory.path, vendors: [vendor.route.vendor]) { problem in
            fatalError("The benchmark's outbox has a problem: \(problem)")
        }
        outbox.sink(for: vendor.route.vendor) { 1 }.accept(records)
        floor = try DrainFloor(rows: records.map(SQLiteRow.init))
        let port = server.port
        batches = try vendor.route.batchRule.batches(of: records).map { batch in
            let request = vendor.route.requests(Array(batch))[0]
            guard let url = URL(string: "http://127.0.0.1:\(port)\(request.path)") else {
                throw URLError(.badURL)
            }
            var outgoing = URLRequest(url: url)
            outgoing.httpMethod = "POST"
            outgoing.setValue(request.contentType, forHTTPHeaderField: "Content-Type")
            outgoing.httpBody = Data(request.body.text(revealingSecrets: true).utf8)
            return (batch.count, outgoing)
        }
    }

    /// Sends all, and makes sure that they are as many requests as the floor's.
    func drain() throws {
        let sender = Sender(
            route: vendor.route,
            queue: outbox,
            transport: URLSessionTransport(
                server: try ServerAddress("http://127.0.0.1:\(server.port)")
            ),
            permission: { 1 }
        )
        let (report, outcome) = try sender.run(
            .drain(patience: 1),
            holding: SenderLease(inMemory: vendor.route.vendor),
            until: Cancellation()
        )
        guard outcome == .drained, report.requests == batches.count else {
            throw NotDrained(report: report, outcome: outcome)
        }
    }

    func drainFloor() throws {
        for batch in batches { try floor.drain(batch.count, as: batch.request) }
    }

    private struct NotDrained: Error {
        let report: SenderReport
        let outcome: SenderOutcome
    }
}
