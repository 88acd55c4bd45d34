import AnalyticsFlows
import HeraldCore
import HeraldTesting
import Testing

@Suite struct OpenFlowTests {
    private let scratch: Scratch
    private let launch: Launch

    init() throws {
        scratch = try Scratch()
        launch = Launch(scratch.path)
    }

    @Test func `a completed flow is one event of the feature's own type`() {
        let flow = launch.recorder(0.5).start()
        flow.begin(.choose)
        launch.milliseconds.value = 999
        flow.begin(.pay)
        launch.milliseconds.value = 3_000
        #expect(flow.complete(.success) == .recorded)

        launch.events.expectTracked(PurchaseFlow.self) { event in
            #expect(event.name == "purchase_flow")
            let expected: [String: AnalyticsValue] = [
                "outcome": "success", "choose_ms": 1_000, "pay_ms": 5_000, "sample_rate": 0.5,
                "flow_version": 3,
            ]
            #expect(event.parameters == expected)
        }
        launch.events.expectNothingElse()
    }

    @Test(arguments: [
        (FlowEnd.success, "success pay=1000"),
        (.failure(), "failure pay pay=1000"),
        (.failure(FlowError(domain: "bank", code: 7)), "failure pay bank/7 pay=1000"),
        (.cancelled, "cancelled pay pay=1000"),
        (.unknown, "unknown pay pay=1000"),
    ])
    func `a flow says how it ended, and where unless it went well`(end: FlowEnd, line: String) {
        let flow = launch.recorder().start()
        flow.begin(.pay)
        flow.complete(end)
        #expect(launch.lines == [line])
    }

    @Test func `a flow without a step has an outcome alone`() {
        launch.recorder().start().complete(.failure())
        #expect(launch.lines == ["failure"])
    }

    @Test func `dropping a flow abandons it where it is`() {
        do {
            let flow = launch.recorder().start()
            flow.begin(.choose)
        }
        #expect(launch.lines == ["unknown choose choose=1000"])
        #expect(scratch.files.isEmpty)
    }

    @Test func `two flows of one type know nothing of each other`() {
        let recorder = launch.recorder()
        let first = recorder.start()
        let second = recorder.start()
        first.begin(.choose)
        second.begin(.pay)
        #expect(scratch.files.count == 2)
        launch.milliseconds.value = 20_000
        first.complete(.cancelled)
        second.complete(.success)
        #expect(launch.lines == ["cancelled choose choose=30000", "success pay=30000"])
        #expect(scratch.files.isEmpty)
    }

    @Test func `a clock that goes back makes no time negative and none of the others wrong`() {
        launch.milliseconds.value = 7_200_000
        let flow = launch.recorder().start()
        flow.begin(.choose)
        launch.milliseconds.value = 3_600_000
        flow.begin(.pay)
        launch.milliseconds.value += 6_000
        flow.complete(.success)
        #expect(launch.lines == ["success choose=1000 pay=10000"])
    }

    @Test func `a visit during which the clock went back takes nothing off the others`() {
        let flow = launch.recorder().start()
        for (step, milliseconds) in [(PurchaseFlow.Step.choose, 8_000), (.pay, -5_000)] {
            flow.begin(step)
            launch.milliseconds.value += milliseconds
        }
        flow.begin(.choose)
        launch.milliseconds.value -= 7_000
        flow.complete(.success)
        #expect(launch.lines == ["success choose=10000 pay=1000"])
    }

    @Test func `the visits of a step count together, and entering it twice is one visit`() {
        let flow = launch.recorder().start()
        for step in [PurchaseFlow.Step.choose, .pay, .choose, .choose] {
            flow.begin(step)
            launch.milliseconds.value += 4_000
        }
        flow.complete(.success)
        #expect(launch.lines == ["success choose=30000 pay=5000"])
    }

    @Test(arguments: [
        (1.0, 0.999, true), (0.0, 0.0, false), (0.5, 0.49, true), (0.5, 0.5, false),
    ])
    func `whether a flow is recorded is drawn at its start`(
        rate: Double,
        draw: Double,
        isRecorded: Bool
    ) {
        let flow = launch.recorder(rate, draw: draw).start()
        flow.begin(.pay)
        #expect(scratch.files.isEmpty == !isRecorded)
        #expect(flow.complete(.success) == (isRecorded ? .recorded : .sampledOut))
        #expect(launch.events.events.count == (isRecorded ? 1 : 0))
    }

    @Test func `a draw is made once a flow`() {
        let draws = Dial(0)
        let recorder = FlowRecorder(
            PurchaseFlow.self,
            to: launch.events,
            store: launch.store,
            sampleRate: 0.5,
            random: {
                draws.value += 1
                return 0
            }
        )
        let flow = recorder.start()
        flow.begin(.choose)
        flow.begin(.pay)
        flow.complete(.success)
        #expect(draws.value == 1)
    }
}
