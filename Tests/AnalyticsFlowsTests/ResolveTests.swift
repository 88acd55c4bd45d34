import AnalyticsFlows
import Foundation
import HeraldCore
import HeraldTesting
import Testing

/// What a launch does with the flows of dead processes, and leaves alone.
@Suite struct ResolveTests {
    private let scratch: Scratch
    private let launch: Launch

    init() throws {
        scratch = try Scratch()
        launch = Launch(scratch.path)
    }

    private func resolve(_ decision: FlowDecision = .complete(.unknown)) -> FlowSweep {
        launch.store.resolve([launch.recorder().rule { _ in decision }])
    }

    @Test func `a flow whose process was killed ends once, in its last step`() async {
        await Stored.killed(scratch.path, ["choose pay"])
        #expect(resolve().completed == 1)
        #expect(launch.lines == ["unknown pay choose=5000"])
        #expect(scratch.names.isEmpty)
        #expect(resolve() == FlowSweep())
        #expect(launch.lines.count == 1)
    }

    @Test func `each flow is put to the rule with what is known of it`() async {
        await Stored.killed(scratch.path, ["", "choose", "choose pay"])
        let seen = Dial<[String]>([])
        let rule = launch.recorder().rule { flow in
            let step = flow.lastStep?.rawValue ?? "-"
            let begin = flow.startTime.microseconds / 1_000
            let last = flow.lastStepTime.microseconds / 1_000
            seen.value.append("\(step) \(begin) \(last) \(flow.version)")
            return switch flow.lastStep {
            case .pay: .complete(.success)
            case .choose: .complete(.cancelled)
            default: .keepPending
            }
        }
        let sweep = launch.store.resolve([rule])
        #expect(seen.value == ["- 0 0 3", "choose 0 2000 3", "pay 2000 6000 3"])
        #expect(launch.lines == ["cancelled choose", "success choose=5000"])
        #expect((sweep.completed, sweep.pending) == (2, 1))
    }

    @Test func `a flow that is kept pending is asked about at each launch`() async {
        await Stored.killed(scratch.path, ["choose"])
        for _ in 0..<3 { #expect(resolve(.keepPending).pending == 1) }
        #expect(launch.lines.isEmpty)
        #expect(resolve(.complete(.success)).completed == 1)
        #expect(launch.lines == ["success"])
        #expect(scratch.names.isEmpty)
    }

    @Test func `live flows are left alone, this process's and another's`() {
        let other = Launch(scratch.path)
        let own = launch.recorder().start()
        let others = other.recorder().start()
        #expect(resolve() == FlowSweep())
        others.begin(.pay)
        own.begin(.choose)
        #expect(resolve() == FlowSweep())
        #expect(own.complete(.success) == .recorded)
        #expect(others.complete(.success) == .recorded)
        #expect(launch.lines == ["success choose=1000"])
        #expect(other.lines == ["success pay=1000"])
    }

    @Test func `an end that was written down is sent by the next launch, whatever its rule`() throws
    {
        let text = "flow purchase_flow 3 1.0 0 analytics=1\nstep pay 0\nend failure 9 bank 7\n"
        try Stored.file(text, scratch.path)
        #expect(resolve(.keepPending).completed == 1)
        #expect(launch.lines == ["failure pay bank/7 pay=1000"])
        #expect(scratch.names.isEmpty)
    }

    @Test func `a flow whose event was being tracked at the kill is in doubt, and not repeated`()
        async
    {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = scratch.path as String] in
            let recorder = FlowRecorder(PurchaseFlow.self, to: Killer(), store: Launch(path).store)
            let flow = recorder.start()
            flow.begin(.pay)
            flow.complete(.success)
        }
        let sweep = resolve()
        #expect((sweep.inDoubt, sweep.completed) == (1, 0))
        #expect(resolve() == FlowSweep())
        #expect(launch.lines.isEmpty)
        #expect(scratch.names.isEmpty)
    }

    @Test func `a launch that is killed while it tells of a flow leaves that one in doubt alone`()
        async
    {
        await Stored.killed(scratch.path, ["choose", "pay"])
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = scratch.path as String] in
            let store = Launch(path).store
            let recorder = FlowRecorder(PurchaseFlow.self, to: Killer(), store: store)
            store.resolve([recorder.rule { _ in .complete(.cancelled) }])
        }
        let sweep = resolve()
        #expect((sweep.inDoubt, sweep.completed) == (1, 1))
        #expect(launch.lines == ["unknown pay"])
    }

    @Test func `no program that a process starts inherits its lock`() throws {
        let flow = launch.recorder().start()
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
            .compactMap { Int32($0) }
        let locks = descriptors.filter { descriptor in
            let target = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/fd/\(descriptor)"
            )
            return target?.hasPrefix(scratch.path) == true
        }
        #expect(locks.count == 1)
        #expect(locks.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
        flow.complete(.success)
    }

    @Test func `a flow without a rule is named and left`() async {
        await Stored.killed(scratch.path, ["choose", "pay"])
        let sweep = launch.store.resolve([])
        #expect(sweep.unknown == ["purchase_flow"])
        #expect(scratch.files.count == 2)
        #expect(resolve().completed == 2)
    }

    @Test func `what is stored is erased by a launch that may not store`() async {
        for consent in [FlowConsent.undecided, .denied] {
            await Stored.killed(scratch.path, ["choose"])
            launch.consent.value = consent
            #expect(resolve() == FlowSweep())
            #expect(scratch.names.isEmpty)
        }
        #expect(launch.lines.isEmpty)
    }

    @Test func `a flow is read after a kill at any byte`() throws {
        let whole = """
            flow purchase_flow 3 0.5 0 analytics=1
            step choose 1000
            step pay 3000000
            end failure 4000000 bank 7

            """
        var lines: Set<String> = []
        for length in 0...whole.utf8.count {
            launch.events.clear()
            try Stored.file(String(whole.prefix(length)), scratch.path)
            let sweep = resolve()
            #expect(sweep.damaged == 0, "\(length)")
            #expect(launch.lines.count == sweep.completed)
            #expect(scratch.names.isEmpty)
            lines.formUnion(launch.lines)
        }
        let expected: Set = [
            "unknown", "unknown choose", "unknown pay choose=5000",
            "failure pay bank/7 choose=5000 pay=5000",
        ]
        #expect(lines == expected)
        #expect(launch.errors.value.isEmpty)
    }

    @Test(arguments: [
        "something else\n", "flow purchase_flow 3 2 0 analytics=1\n",
        "flow Purchase 3 1 0 analytics=1\n", "flow purchase_flow 3 1 analytics=1\n",
        "flow purchase_flow 3 1 0 analytics\n", "flow purchase_flow 3 1 0\n",
    ])
    func `a file that is none of ours is kept aside and reported once`(text: String) throws {
        try Stored.file(text, scratch.path)
        try Stored.file("flow purchase_flow 3 1.0 0 analytics=1\n", scratch.path, named: "2.flow")
        let sweep = resolve()
        #expect((sweep.damaged, sweep.completed) == (1, 1))
        #expect(scratch.files == ["1-0/1.damaged": text])
        #expect(launch.errors.value.count == 1)
        #expect(resolve() == FlowSweep())
        #expect(launch.lines == ["unknown"])
    }

    @Test func `a file that is longer than any flow is kept aside unread`() throws {
        let text =
            "flow purchase_flow 3 1.0 0 analytics=1\n" + String(repeating: "x", count: 65_536)
        try Stored.file(text, scratch.path)
        #expect(resolve().damaged == 1)
        #expect(scratch.files == ["1-0/1.damaged": text])
    }

    @Test func `a directory that can't be read keeps no other from being resolved`() async throws {
        await Stored.killed(scratch.path, ["choose"])
        // Its lock is a directory, which nobody can open for writing.
        try FileManager.default.createDirectory(
            atPath: scratch.path + "/0-0/lock",
            withIntermediateDirectories: true
        )
        #expect(resolve().completed == 1)
        #expect(launch.errors.value.count == 1)
    }

    @Test func `the first of two ends counts`() throws {
        let text = "flow purchase_flow 3 1.0 0 analytics=1\nend success 5\nend cancelled 6\n"
        try Stored.file(text, scratch.path)
        _ = resolve()
        #expect(launch.lines == ["success"])
    }

    @Test func `what was cut short of forgetting is finished`() throws {
        try Stored.file("flow purchase_flow 3 1.0 0 analytics=1\n", scratch.path)
        try FileManager.default.moveItem(
            atPath: scratch.path + "/1-0",
            toPath: scratch.path + "/1-0.erased"
        )
        #expect(resolve() == FlowSweep())
        #expect(scratch.names.isEmpty)
    }

    @Test func `two rules for one event stop the program`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let launch = Launch("/nowhere")
            launch.store.resolve([launch.recorder().rule(), launch.recorder().rule()])
        }
        #expect(result?.errorText.contains("two rules for flows of 'purchase_flow'") == true)
    }
}
