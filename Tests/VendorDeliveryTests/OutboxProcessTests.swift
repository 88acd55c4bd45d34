import Foundation
import StorageTesting
import Testing

@testable import VendorDelivery

/// Several processes on one directory.
@Suite struct OutboxProcessTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
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
