import AnalyticsFlows
import HeraldTesting
import Testing

@Suite struct FlowRegisterTests {
    private let scratch: Scratch
    private let launch: Launch

    init() throws {
        scratch = try Scratch()
        launch = Launch(scratch.path)
    }

    @Test func `a second end is already done`() {
        let flows = FlowRegister(launch.recorder())
        flows.start()
        #expect(flows.begin(.pay) == .recorded)
        #expect(flows.complete(.success) == .recorded)
        #expect(flows.complete(.failure()) == .alreadyDone)
        #expect(flows.begin(.confirm) == .alreadyDone)
        #expect(launch.lines == ["success pay=1000"])
    }

    @Test func `an end without a start was never started`() {
        let flows = FlowRegister(launch.recorder())
        #expect(flows.begin(.pay) == .neverStarted)
        #expect(flows.complete(.success) == .neverStarted)
        #expect(launch.lines.isEmpty)
    }

    @Test func `an end of a flow that is not recorded is sampled out, each time`() {
        let flows = FlowRegister(launch.recorder(0))
        flows.start()
        #expect(flows.begin(.pay) == .sampledOut)
        #expect(flows.complete(.success) == .sampledOut)
        #expect(flows.complete(.success) == .sampledOut)
        #expect(launch.lines.isEmpty)
    }

    @Test func `a start over an open flow abandons that one`() {
        let flows = FlowRegister(launch.recorder())
        flows.start()
        flows.begin(.choose)
        flows.start()
        #expect(launch.lines == ["unknown choose choose=1000"])
        flows.begin(.pay)
        flows.complete(.success)
        #expect(launch.lines == ["unknown choose choose=1000", "success pay=1000"])
    }

    @Test func `a start after an end is a new flow`() {
        let flows = FlowRegister(launch.recorder())
        for _ in 0..<3 {
            flows.start()
            #expect(flows.complete(.success) == .recorded)
            #expect(flows.complete(.success) == .alreadyDone)
        }
        #expect(launch.lines.count == 3)
    }

    @Test func `flows of two ids are open at once`() {
        let flows = FlowRegister(launch.recorder())
        flows.start("a")
        flows.start("b")
        flows.begin(.choose, "a")
        flows.begin(.pay, "b")
        #expect(flows.complete(.cancelled, "b") == .recorded)
        #expect(flows.complete(.cancelled, "b") == .alreadyDone)
        #expect(flows.complete(.success, "a") == .recorded)
        #expect(flows.complete(.success) == .neverStarted)
        #expect(launch.lines == ["cancelled pay pay=1000", "success choose=1000"])
    }

    @Test func `a register that goes abandons what is open`() {
        do {
            let flows = FlowRegister(launch.recorder())
            flows.start()
            flows.begin(.confirm)
        }
        #expect(launch.lines == ["unknown confirm confirm=1000"])
    }

    @Test func `a discarded flow tells nothing and leaves nothing`() {
        let flows = FlowRegister(launch.recorder())
        flows.start()
        #expect(flows.discard() == .recorded)
        #expect(flows.discard() == .alreadyDone)
        #expect(flows.complete(.success) == .alreadyDone)
        #expect(launch.lines.isEmpty)
        #expect(scratch.files.isEmpty)
    }

    @Test func `the last thousand ends are remembered`() {
        let flows = FlowRegister(launch.recorder())
        for number in 0...1_000 {
            flows.start(FlowId("\(number)"))
            flows.complete(.success, FlowId("\(number)"))
        }
        #expect(flows.complete(.success, "0") == .neverStarted)
        #expect(flows.complete(.success, "1") == .alreadyDone)
        #expect(flows.complete(.success, "1000") == .alreadyDone)
    }

    @Test func `of many that end a flow at once one does`() async {
        let flows = FlowRegister(launch.recorder())
        for round in 1...200 {
            flows.start()
            let answers = await withTaskGroup(of: FlowAnswer.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        flows.begin(.pay)
                        return flows.complete(number.isMultiple(of: 2) ? .success : .cancelled)
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count { $0 == .recorded } == 1)
            #expect(answers.count { $0 == .alreadyDone } == 7)
            #expect(launch.events.events.count == round)
        }
        #expect(scratch.files.isEmpty)
        #expect(launch.errors.value.isEmpty)
    }

    @Test func `of many that start over each other every flow ends once`() async {
        let flows = FlowRegister(launch.recorder())
        await withTaskGroup { group in
            for _ in 0..<400 {
                group.addTask { flows.start() }
            }
        }
        #expect(launch.lines.count == 399)
        #expect(flows.complete(.success) == .recorded)
        #expect(launch.lines.count == 400)
        #expect(scratch.files.isEmpty)
    }
}
