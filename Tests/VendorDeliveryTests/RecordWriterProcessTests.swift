import Foundation
import StorageTesting
import Testing

@testable import VendorDelivery

/// Processes that are killed while a writer keeps records.
@Suite struct RecordWriterProcessTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    @Test(arguments: WriterKind.allCases, [1, 40, 700])
    func `a call that was over when the process was killed is found whole, and once`(
        kind: WriterKind,
        calls: Int
    ) async throws {
        let directory = stage.scratch.path
        let isJournaled = kind == .journaled
        let result = await #expect(
            processExitsWith: .signal(SIGKILL),
            observing: [\.standardOutputContent]
        ) { [directory = directory as String, isJournaled = isJournaled as Bool, calls] in
            let outbox = Outbox(directory: directory, vendors: OutboxStage.vendors) { problem in
                fatalError("\(problem)")
            }
            let writer = (isJournaled ? WriterKind.journaled : .direct).writer(over: outbox)
            RecordWriterProcessTests.keepUntilKilled(in: writer, after: calls)
        }
        let ledger = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("kept ") }.count
        #expect(ledger >= calls)
        stage.outbox().adoptJournals()
        for vendor in OutboxStage.vendors {
            let stored = try stage.queued(vendor)
            #expect((ledger...ledger + 1).contains(stored.count))
            #expect(stored == (1...stored.count).map { "\($0)|\($0)" })
        }
        let counts = try OutboxStage.vendors.map { try stage.queued($0).count }
        #expect(Set(counts).count == 1, "A call is kept whole or not at all.")
        #expect(try stage.query("SELECT count(*) FROM journals") == ["0"])
        #expect(stage.problems.isEmpty)
    }

    /// Notes each call that is over, while another thread ends the process at any moment.
    static func keepUntilKilled(in writer: any RecordWriter, after calls: Int) {
        let isDue = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            isDue.wait()
            kill(getpid(), SIGKILL)
        }
        var number = 0
        while true {
            number += 1
            writer.call {
                for vendor in OutboxStage.vendors { writer.put("\(number)", for: vendor) }
            }
            let line = Array("kept \(number)\n".utf8)
            _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if number == calls { isDue.signal() }
        }
    }
}
