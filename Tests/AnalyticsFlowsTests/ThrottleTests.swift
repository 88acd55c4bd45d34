import AnalyticsFlows
import Foundation
import HeraldCore
import HeraldTesting
import Journal
import Testing

private struct Opened: Event, Equatable {
    var name: String { "opened" }
}

private struct Searched: Event, Equatable {
    let number: Int
    var name: String { "searched" }
}

@Suite struct ThrottleTests {
    private let scratch: Scratch
    private let events = FakeAnalyticsProvider()
    private let permission = Dial(StoragePermission.granted)
    private let errors = Dial<[StorageError]>([])
    private let seconds = Dial(0)

    init() throws {
        scratch = try Scratch()
    }

    private func store(_ path: String? = nil) -> ThrottleStore {
        ThrottleStore(
            path: path ?? scratch.path + "/throttles",
            permission: { [permission] in permission.value },
            report: { [errors] in errors.value += [$0] }
        )
    }

    private func daily(_ store: ThrottleStore) -> DailyThrottle {
        DailyThrottle(events, types: [Opened.self], store: store) { [seconds] in
            Timestamp(microseconds: seconds.value * 1_000_000)
        }
    }

    private func unique(_ store: ThrottleStore) -> UniqueThrottle {
        UniqueThrottle(events, types: [Opened.self], store: store)
    }

    private var count: Int { events.events.count }

    @Test func `a daily event is sent once a day of UTC`() {
        let throttle = daily(store())
        // 23:59:59, midnight, and the last second of the second day.
        for second in [86_399, 86_399, 86_400, 86_401, 172_799] {
            seconds.value = second
            throttle.track(Opened())
        }
        #expect(count == 2)
        #expect(throttle.suppressed == ["opened": 3])
    }

    @Test func `events of other types pass as they come`() {
        let throttle = daily(store())
        for number in 0..<3 { throttle.track(Searched(number: number)) }
        #expect(events.events(of: Searched.self).map(\.number) == [0, 1, 2])
        #expect(throttle.suppressed.isEmpty)
    }

    @Test func `a clock that is set back sends nothing again`() {
        let throttle = daily(store())
        for day in [10, 9, 10, 8, 10] {
            seconds.value = day * 86_400
            throttle.track(Opened())
        }
        #expect(count == 1)
        seconds.value = 11 * 86_400
        throttle.track(Opened())
        #expect(count == 2)
    }

    @Test func `a unique event is sent once, whatever the day`() {
        let throttle = unique(store())
        for _ in 0..<3 { throttle.track(Opened()) }
        #expect(count == 1)
        #expect(throttle.suppressed == ["opened": 2])
    }

    @Test func `a relaunch remembers`() {
        daily(store()).track(Opened())
        unique(store()).track(Opened())
        #expect(count == 2)
        daily(store()).track(Opened())
        unique(store()).track(Opened())
        #expect(count == 2)
        seconds.value = 86_400
        daily(store()).track(Opened())
        unique(store()).track(Opened())
        #expect(count == 3)
    }

    @Test func `relaunches with a clock that is set back send nothing again`() {
        for day in [10, 9, 10, 8, 10] {
            seconds.value = day * 86_400
            daily(store()).track(Opened())
        }
        #expect(count == 1)
    }

    @Test func `each kind has a slot of its own`() {
        let store = store()
        daily(store).track(Opened())
        unique(store).track(Opened())
        daily(store).track(Opened())
        unique(store).track(Opened())
        #expect(count == 2)
    }

    @Test func `a sampled event is sent when its draw is below the rate`() {
        let draws = Dial([0.0, 0.24, 0.25, 0.9, 0.1])
        let throttle = SampledThrottle(events, types: [Searched.self], rate: 0.25) {
            let draw = draws.value[0]
            draws.value.removeFirst()
            return draw
        }
        for number in 0..<5 { throttle.track(Searched(number: number)) }
        throttle.track(Opened())
        #expect(events.events(of: Searched.self).map(\.number) == [0, 1, 4])
        #expect(events.events(of: Opened.self).count == 1)
        #expect(throttle.suppressed == ["searched": 2])
    }

    @Test(arguments: [
        (0.0, true), (0.5, true), (1.0, true), (-0.1, false), (1.1, false), (.nan, false),
    ])
    func `a rate is from 0 to 1`(rate: Double, isRight: Bool) {
        #expect((SampledThrottle.problem(rate: rate) == nil) == isRight)
    }

    @Test func `a wrong rate stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            _ = SampledThrottle(FakeAnalyticsProvider(), types: [], rate: 50)
        }
        #expect(result?.errorText.contains("sampled at 50.0") == true)
    }

    @Test func `throttles stack, and what passes is the event as it was`() {
        let store = store()
        let throttle = UniqueThrottle(daily(store), types: [Searched.self], store: store)
        throttle.track(Searched(number: 7))
        throttle.track(Searched(number: 8))
        throttle.track(Opened())
        throttle.track(Opened())
        #expect(events.events(of: Searched.self) == [Searched(number: 7)])
        #expect(events.events(of: Opened.self) == [Opened()])
    }

    @Test func `while undecided marks are in memory, and a grant stores them`() {
        permission.value = .undecided
        let first = store()
        let throttle = unique(first)
        throttle.track(Opened())
        throttle.track(Opened())
        #expect(count == 1)
        #expect(scratch.names.isEmpty)

        permission.value = .granted
        throttle.track(Opened())
        #expect(count == 1)
        unique(store()).track(Opened())
        #expect(count == 1)
    }

    @Test func `a denial forgets, and what is tracked meanwhile marks nothing`() {
        let first = store()
        let throttle = unique(first)
        throttle.track(Opened())
        permission.value = .denied
        first.forget()
        #expect(scratch.names == ["throttles"])
        throttle.track(Opened())
        throttle.track(Opened())
        #expect(count == 3)
        #expect(scratch.names == ["throttles"])

        permission.value = .granted
        throttle.track(Opened())
        throttle.track(Opened())
        #expect(count == 4)
    }

    @Test func `a mark that is made while storing is being denied is taken back`() {
        let answers = Dial<[StoragePermission]>([.granted, .denied])
        let store = ThrottleStore(
            path: scratch.path + "/throttles",
            permission: {
                answers.value.count > 1 ? answers.value.removeFirst() : answers.value[0]
            },
            report: { _ in }
        )
        unique(store).track(Opened())
        #expect(scratch.names == ["throttles"])
    }

    @Test func `a denial by another process forgets here too`() {
        let throttle = unique(store())
        throttle.track(Opened())
        permission.value = .denied
        store().forget()
        throttle.track(Opened())
        permission.value = .granted
        throttle.track(Opened())
        #expect(count == 3)
    }

    @Test func `what can't be stored counts as sent, and is reported once`() throws {
        try Data().write(to: URL(filePath: scratch.path + "/file"))
        let store = store(scratch.path + "/file/throttles")
        let throttle = unique(store)
        throttle.track(Opened())
        throttle.track(Opened())
        daily(store).track(Opened())
        #expect(count == 0)
        #expect(throttle.suppressed == ["opened": 2])
        #expect(errors.value.count == 1)
    }

    @Test func `a damaged mark counts as sent, and stays so`() throws {
        unique(store()).track(Opened())
        try Data("x".utf8).write(to: URL(filePath: scratch.path + "/throttles/unique-opened"))
        unique(store()).track(Opened())
        unique(store()).track(Opened())
        #expect(count == 1)
        #expect(errors.value.count == 1)
    }

    @Test func `the mark is there before the event is handed on`() async {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = scratch.path as String] in
            let store = ThrottleStore(path: path, permission: { .granted }, report: { _ in })
            UniqueThrottle(Killer(), types: [Opened.self], store: store).track(Opened())
        }
        unique(store(scratch.path)).track(Opened())
        #expect(count == 0)
        #expect(scratch.names == ["unique-opened"])
    }

    @Test func `of many threads and stores one sends`() async {
        let throttles = (0..<4).map { _ in unique(store()) }
        await withTaskGroup { group in
            for throttle in throttles {
                for _ in 0..<50 { group.addTask { throttle.track(Opened()) } }
            }
        }
        #expect(count == 1)
        #expect(throttles.reduce(0) { $0 + ($1.suppressed["opened"] ?? 0) } == 199)
    }

    @Test func `any name has a slot of its own`() {
        let names = ["a/b", "a%2fb", "../a", "ä", "A", "a b"]
        let throttle = UniqueThrottle(events, types: [Named.self], store: store())
        for name in names + names { throttle.track(Named(name: name)) }
        #expect(events.events(of: Named.self).map(\.name) == names)
        #expect(errors.value.isEmpty)
    }
}

private struct Named: Event {
    let name: String
}
