#if os(Linux)
import Database
import Foundation
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
