import HeraldTesting
import Synchronization
import Testing

@Suite struct GateTests {
    @Test func `a closed gate holds all, an open one none`() async {
        let gate = Gate()
        let passed = Count()

        async let threads: Void = onThreads(3) { _ in
            gate.pass()
            passed.add()
        }
        await gate.waitForArrivals(3)
        #expect(passed.value == 0)
        gate.open()
        await threads
        #expect(passed.value == 3)

        await onThreads(1) { _ in gate.pass() }
        await gate.waitForArrivals(4)
    }

    @Test func `a gate that was opened before anyone came holds no one`() async {
        let gate = Gate()
        gate.open()

        await onThreads(4) { _ in gate.pass() }

        await gate.waitForArrivals(4)
        await gate.waitForArrivals(0)
    }
}

final class Count: Sendable {
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func add() {
        count.add(1, ordering: .sequentiallyConsistent)
    }
}
