import HeraldCore
import Testing

@testable import moove

@Suite struct WorldTests {
    @Test func `a flow has the same ids each time`() {
        let first = World(named: "buy-ticket")
        let second = World(named: "buy-ticket")
        let processes = [first.makeProcess(), first.makeProcess()]
        #expect(processes == [second.makeProcess(), second.makeProcess()])
        #expect(processes[0] != processes[1])
        let kinds = ["order", "device", "order"]
        #expect(kinds.map(first.makeID) == kinds.map(second.makeID))
        #expect(World(named: "buy-ticket").makeID("order") == "order-7ef49a8b44b7844b")
    }

    @Test func `no id is given out twice, in a flow or in two`() {
        let worlds = Flow.all.map { World(named: $0.name) } + [World(named: ""), World(named: "a")]
        let ids = worlds.flatMap { world in (0..<2_000).map { _ in world.makeID("id") } }
        #expect(Set(ids).count == ids.count)
        #expect(Set(worlds.map { $0.makeProcess() }).count == worlds.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /id-[0-9a-f]{16}/) != nil })
    }

    @Test func `time passes only when it is let`() {
        let world = World(named: "any")
        // date -ud 2026-01-01T12:00 +%s
        let noon = Timestamp(microseconds: 1_767_268_800_000_000)
        #expect(world.now == noon)
        _ = world.makeID("order")
        #expect(world.now == noon)
        world.wait(microseconds: 1_500_000)
        world.wait(microseconds: 0)
        #expect(world.now == Timestamp(microseconds: noon.microseconds + 1_500_000))
    }

    @Test func `time ends with the year 9999, however long a script waits`() {
        let world = World(named: "any")
        let year = 31_536_000_000_000
        for _ in 0..<300_000 {
            world.wait(microseconds: year)
        }
        // date -ud 9999-12-31T23:59:59 +%s
        #expect(world.now == Timestamp(microseconds: 253_402_300_799_000_000))
    }

    @Test func `real time begins as long ago as will be waited, and never passes now`() {
        let day = 86_400_000_000
        let world = World(realWaiting: 3_600_000_000)
        let before = Timestamp.now().microseconds
        #expect((before - 3_600_000_000...before).contains(world.now.microseconds + 1))
        world.wait(microseconds: 3_599_000_000)
        #expect(world.now.microseconds <= Timestamp.now().microseconds - 1_000_000)
        world.wait(microseconds: 10 * day)
        let now = world.now.microseconds
        #expect((before...Timestamp.now().microseconds).contains(now))
        let longest = World(realWaiting: 400 * day)
        #expect(longest.now.microseconds >= before - 2 * day)
    }

    @Test func `two launches in real time share no key`() {
        let world = World(realWaiting: 0)
        #expect(world.makeProcess() != world.makeProcess())
    }
}
