import Foundation
import StorageTesting
import Testing

@testable import VendorDelivery

/// Processes that die, and several on one directory.
@Suite struct OutboxProcessTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    @Test(arguments: [1, 50, 333])
    func `what was stored when the process was killed is all there`(calls: Int) async throws {
        let directory = stage.scratch.path
        let result = await #expect(
            processExitsWith: .signal(SIGKILL),
            observing: [\.standardOutputContent]
        ) { [directory = directory as String, calls = calls as Int] in
            OutboxProcessTests.storeUntilKilled(in: directory, after: calls)
        }
        let ledger = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("stored ") }.count
        #expect(ledger >= calls)
        for vendor in OutboxStage.vendors {
            let stored = try stage.queued(vendor)
            #expect((ledger...ledger + 1).contains(stored.count))
            #expect(stored == (1...stored.count).map { "\($0)|\($0)" })
        }
        let counts = try OutboxStage.vendors.map { try stage.queued($0).count }
        #expect(Set(counts).count == 1, "A call is stored whole or not at all.")
    }

    /// Notes each call that is over, while another thread ends the process at any moment.
    static func storeUntilKilled(in directory: String, after calls: Int) {
        let outbox = Outbox(directory: directory, vendors: OutboxStage.vendors) { _ in }
        let isDue = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            isDue.wait()
            kill(getpid(), SIGKILL)
        }
        var number = 0
        while true {
            number += 1
            outbox.call {
                for vendor in OutboxStage.vendors { outbox.put("\(number)", for: vendor) }
            }
            let line = Array("stored \(number)\n".utf8)
            _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if number == calls { isDue.signal() }
        }
    }

    @Test func `processes that write at once lose nothing, and each vendor's numbers are whole`()
        async throws
    {
        let directory = stage.scratch.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for process in 1...3 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [directory = directory as String, process = process as Int] in
                        let outbox = Outbox(directory: directory, vendors: ["alpha"]) { problem in
                            fatalError("\(problem)")
                        }
                        for number in 1...200 { outbox.put("\(process)-\(number)") }
                    }
                }
            }
            try await group.waitForAll()
        }
        let outbox = stage.outbox()
        #expect(try outbox.status(of: "alpha")?.queued == 600)
        #expect(
            try stage.query("SELECT count(*), min(number), max(number) FROM alpha_records")
                == ["600|1|600"]
        )
        for process in 1...3 {
            let names = try stage.query(
                "SELECT name FROM alpha_records WHERE name LIKE '\(process)-%' ORDER BY number"
            )
            #expect(names == (1...200).map { "\(process)-\($0)" })
        }
    }

    @Test func `processes that find a damaged database at once set aside that one alone`()
        async throws
    {
        let directory = stage.scratch.path
        try Data("damaged".utf8).write(to: URL(filePath: "\(directory)/\(Outbox.fileName)"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for process in 1...3 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [directory = directory as String, process = process as Int] in
                        let outbox = Outbox(directory: directory, vendors: ["alpha"]) { _ in }
                        outbox.put("\(process)")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try stage.query("SELECT count(*) FROM alpha_records") == ["3"])
        #expect(try stage.scratch.names().filter { $0.contains("damaged") }.count == 1)
    }
}
