import AnalyticsFlows
import Foundation
import Testing

/// A flow that several threads, launches and processes would end at once is told by one of them.
@Suite struct ResolveRaceTests {
    private let scratch: Scratch
    private let launch: Launch

    init() throws {
        scratch = try Scratch()
        launch = Launch(scratch.path)
    }

    @Test func `completing after a launch has resolved the flow is already done`() throws {
        let flow = launch.recorder().start()
        flow.begin(.pay)
        // A file system that has lost the lock: to others the process looks dead.
        let lock = try #require(scratch.names.first { $0.hasSuffix("lock") })
        try FileManager.default.removeItem(atPath: "\(scratch.path)/\(lock)")
        let other = Launch(scratch.path)
        #expect(other.store.resolve([other.recorder().rule()]).completed == 1)
        #expect(flow.complete(.success) == .alreadyDone)
        #expect(launch.lines + other.lines == ["unknown pay"])
    }

    /// As on a file system that loses locks: to others each process looks dead.
    @Test func `of many that end a flow while launches take it for a dead one's one tracks it`()
        async throws
    {
        let others = [Launch(scratch.path), Launch(scratch.path)]
        var winners: Set<Bool> = []
        for round in 1...300 {
            let flows = FlowRegister(launch.recorder())
            flows.start()
            flows.begin(.pay)
            let lock = try #require(scratch.names.first { $0.hasSuffix("/lock") })
            try FileManager.default.removeItem(atPath: "\(scratch.path)/\(lock)")
            let before = launch.lines.count
            let ends = [FlowEnd.success, .cancelled].map { end in
                { @Sendable in _ = flows.complete(end) }
            }
            let sweeps = others.map { other in
                { @Sendable in _ = other.store.resolve([other.recorder().rule()]) }
            }
            await withTaskGroup { group in
                for body in round.isMultiple(of: 2) ? ends + sweeps : sweeps + ends {
                    group.addTask { body() }
                }
            }
            winners.insert(launch.lines.count > before)
            #expect((others + [launch]).flatMap(\.lines).count == round)
        }
        // Else nothing was contended for.
        #expect(winners.count == 2)
        #expect((others + [launch]).flatMap(\.errors.value).isEmpty)
        #expect(scratch.files.isEmpty)
    }

    @Test func `while its process lives launches leave a flow to those that end it`() async {
        let other = Launch(scratch.path)
        for round in 1...20 {
            let flows = FlowRegister(launch.recorder())
            flows.start()
            await withTaskGroup { group in
                group.addTask { _ = flows.complete(.success) }
                group.addTask { other.store.resolve([other.recorder().rule()]) }
            }
            #expect(launch.lines.count == round)
        }
        #expect(other.lines.isEmpty)
    }

    @Test func `of processes that resolve at once each flow has one`() async throws {
        await Stored.killed(scratch.path, Array(repeating: "choose pay", count: 40))
        let ledger = try Scratch()
        try await withThrowingTaskGroup { group in
            for _ in 0..<6 {
                group.addTask { [flows = scratch.path, ledger = ledger.path] in
                    await #expect(processExitsWith: .success) {
                        [flows = flows as String, ledger = ledger as String] in
                        let launch = Launch(flows)
                        launch.store.resolve([launch.recorder().rule()])
                        try Data("\(launch.lines.count)".utf8).write(
                            to: URL(filePath: "\(ledger)/\(getpid())")
                        )
                    }
                }
            }
            try await group.waitForAll()
        }
        let counts = ledger.files.values.compactMap { Int($0) }
        #expect(counts.count == 6)
        #expect(counts.reduce(0, +) == 40)
        #expect(scratch.names.isEmpty)
    }
}
