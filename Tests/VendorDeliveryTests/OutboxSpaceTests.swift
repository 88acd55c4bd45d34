#if os(Linux)
import Database
import Foundation
import Journal
import StorageTesting
import Testing

@testable import VendorDelivery

/// Disks that take no more.
@Suite(.enabled(if: SmallDisk.isAvailable, "a small disk can't be mounted here"))
struct OutboxSpaceTests {
    @Test func `what a full disk doesn't take waits, and is stored when there is room`() async {
        await #expect(processExitsWith: .success) {
            let stage = try OutboxStage()
            SmallDisk.mount(pages: 128, at: stage.scratch.path)
            let outbox = stage.outbox()
            outbox.put("one")
            SmallDisk.fill(stage.scratch.path)
            let body = String(repeating: "x", count: 3_000)
            for number in 2...60 { outbox.put([.sample("\(number)", body: body)]) }
            #expect(stage.problems.map(\.kind) == [.notWritten])
            #expect(stage.problems.first?.description.contains("make room on its disk") == true)
            #expect(try outbox.status(of: "alpha")?.queued == 60)

            unlink(stage.scratch.path("filler"))
            outbox.put("last")
            let reopened = stage.outbox()
            #expect(try reopened.status(of: "alpha")?.queued == 61)
            #expect(try outbox.status(of: "alpha")?.dropped == 0)
            #expect(stage.problems.count == 1)
        }
    }

    @Test func `while a disk is full, a call tries to store one record of those that wait`() async {
        await #expect(processExitsWith: .success) {
            let stage = try OutboxStage()
            SmallDisk.mount(pages: 128, at: stage.scratch.path)
            let outbox = stage.outbox()
            outbox.put("one")
            SmallDisk.fill(stage.scratch.path)
            let body = String(repeating: "x", count: 3_000)
            for number in 2...200 { outbox.put([.sample("\(number)", body: body)]) }
            let before = try outbox.attemptedChanges()
            outbox.put([.sample("last", body: body)])
            let after = try outbox.attemptedChanges()
            #expect((1...2).contains(after - before))
            #expect(try outbox.status(of: "alpha")?.queued == 201)
        }
    }

    @Test(arguments: [true, false])
    func `what a full disk keeps out of a journal is counted, or told at the end`(
        isMended: Bool
    ) async {
        await #expect(processExitsWith: .success) { [isMended = isMended as Bool] in
            let stage = try OutboxStage()
            SmallDisk.mount(pages: 256, at: stage.scratch.path)
            var limits = JournalLimits()
            limits.segmentBytes = 4 * Int(getpagesize())
            limits.longestWait = .milliseconds(1)
            let outbox = stage.outbox()
            let writer = outbox.journaled(limits: limits)
            writer.put("first")
            #expect(writer.waitUntilQueued(within: RecordWriterContractTests.patience))
            SmallDisk.fill(stage.scratch.path)
            let body = String(repeating: "x", count: 3_000)
            for number in 1...400 {
                writer.call {
                    writer.put([.sample("\(number)", body: body, hasRevenue: number % 9 == 0)])
                    writer.put([.sample("\(number)", for: "beta", body: body)])
                }
            }
            if isMended { unlink(stage.scratch.path("filler")) }
            #expect(writer.close(within: isMended ? .seconds(60) : .zero) == isMended)
            let told = stage.problems.compactMap { problem in
                if case .lost(let counts) = problem { counts } else { nil }
            }
            #expect(told.count == (isMended ? 0 : 1))
            unlink(stage.scratch.path("filler"))
            let mended = stage.outbox()
            mended.adoptJournals()
            let lost = told.first ?? [:]
            for (vendor, count) in [("alpha", 401), ("beta", 400)] {
                let status = try #require(try mended.status(of: vendor))
                #expect(status.queued > 0)
                #expect(status.queued + status.dropped + lost[vendor, default: 0] == count)
                #expect(status.dropped + lost[vendor, default: 0] > 0)
            }
        }
    }

    @Test func `an outbox that a full disk has no room for is in memory`() async {
        await #expect(processExitsWith: .success) {
            let stage = try OutboxStage()
            SmallDisk.mount(pages: 16, at: stage.scratch.path)
            SmallDisk.fill(stage.scratch.path)
            let outbox = stage.outbox()
            outbox.put("one")
            #expect(try outbox.claimNames() == ["one"])
            #expect(try outbox.status().isInMemory)
            #expect(stage.problems.map(\.kind) == [.unavailable])
        }
    }
}

extension Outbox {
    /// How many rows were ever written, those included that a full disk didn't keep.
    fileprivate func attemptedChanges() throws -> Int {
        try withStore { store throws(DatabaseError) in
            try store.database?.connection.integer("SELECT total_changes()") ?? 0
        }
    }
}
#endif
