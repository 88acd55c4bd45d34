import AnalyticsFlows
import Foundation
import HeraldCore
import HeraldTesting
import Testing

/// What is on the disk while a flow is open.
@Suite struct FlowStoreTests {
    private let scratch: Scratch
    private let launch: Launch

    init() throws {
        scratch = try Scratch()
        launch = Launch(scratch.path)
    }

    private var text: String? { scratch.files.values.first }

    @Test func `each step is written down before the call returns`() {
        let flow = launch.recorder(0.5).start()
        #expect(text == "flow purchase_flow 3 0.5 0 analytics=1\n")
        launch.milliseconds.value = 4
        flow.begin(.choose)
        #expect(text == "flow purchase_flow 3 0.5 0 analytics=1\nstep choose 4000\n")
        launch.milliseconds.value = 9
        flow.begin(.pay)
        #expect(text == "flow purchase_flow 3 0.5 0 analytics=1\nstep choose 4000\nstep pay 9000\n")
        flow.complete(.cancelled)
        #expect(text == nil)
    }

    @Test func `the end is written down before the event is tracked, and erased after`() {
        let seen = Dial<[String]>([])
        let looker = Looker { [scratch] in seen.value += scratch.files.map { "\($0) \($1)" } }
        let recorder = FlowRecorder(PurchaseFlow.self, to: looker, store: launch.store)
        recorder.start().complete(.failure(FlowError(domain: "bank", code: -7)))
        #expect(seen.value.count == 1)
        #expect(
            seen.value.first?.contains("/1.ended flow purchase_flow 3 1.0 0 analytics=1\n") == true
        )
        #expect(seen.value.first?.hasSuffix("end failure 0 bank -7\n") == true)
        #expect(scratch.files.isEmpty)
    }

    @Test func `only the owner can read what is stored`() throws {
        let flow = launch.recorder().start()
        flow.begin(.pay)
        for name in scratch.names {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: "\(scratch.path)/\(name)"
            )
            let permissions = attributes[.posixPermissions] as? Int
            #expect(permissions == 0o600 || permissions == 0o700, "\(name)")
        }
    }

    @Test func `while undecided nothing is stored, and the flow is sent all the same`() {
        launch.consent.value = .undecided
        let flow = launch.recorder().start()
        flow.begin(.pay)
        #expect(scratch.names.isEmpty)
        #expect(flow.complete(.success) == .recorded)
        #expect(scratch.names.isEmpty)
        #expect(launch.lines == ["success pay=1000"])
    }

    @Test func `a grant stores what came before it`() {
        launch.consent.value = .undecided
        let flow = launch.recorder().start()
        flow.begin(.choose)
        launch.consent.value = .granted
        flow.begin(.pay)
        #expect(text == "flow purchase_flow 3 1.0 0 analytics=1\nstep choose 0\nstep pay 0\n")
        flow.complete(.success)
        #expect(launch.lines == ["success choose=1000 pay=1000"])
    }

    @Test func `a denial erases every flow, and none of them is told`() {
        let flows = FlowRegister(launch.recorder())
        let other = Launch(scratch.path)
        let flow = other.recorder().start()
        flow.begin(.choose)
        flows.start()
        launch.consent.value = .denied
        launch.store.forget()
        #expect(scratch.names.isEmpty)
        #expect(flows.begin(.pay) == .forgotten)
        #expect(flows.complete(.success) == .forgotten)
        #expect(flow.complete(.success) == .alreadyDone)
        #expect(launch.lines + other.lines == [])
        #expect(scratch.names.isEmpty)
        #expect(launch.errors.value + other.errors.value == [])
    }

    @Test func `a flow from before a denial stays forgotten after a grant`() {
        let kept = FlowRegister(launch.recorder())
        kept.start("stored")
        launch.consent.value = .undecided
        kept.start("in memory")
        launch.consent.value = .denied
        launch.store.forget()
        launch.consent.value = .grantedAgain
        #expect(kept.complete(.success, "stored") == .forgotten)
        #expect(kept.complete(.success, "in memory") == .forgotten)
        kept.start("new")
        #expect(kept.complete(.success, "new") == .recorded)
        #expect(launch.lines == ["success"])
    }

    @Test func `a flow that is open at a denial is erased without anyone calling`() {
        let flow = launch.recorder().start()
        launch.consent.value = .denied
        flow.begin(.pay)
        #expect(scratch.files.isEmpty)
        #expect(flow.complete(.success) == .forgotten)
    }

    @Test func `a flow started while denied is never told`() {
        launch.consent.value = .denied
        let flow = launch.recorder().start()
        #expect(scratch.names.isEmpty)
        launch.consent.value = .grantedAgain
        #expect(flow.complete(.success) == .forgotten)
        #expect(launch.lines.isEmpty)
    }

    @Test func `when nothing can be stored that is reported once, and flows go on`() throws {
        try Data().write(to: URL(filePath: scratch.path + "/file"))
        let launch = Launch(scratch.path + "/file/flows")
        for _ in 0..<2 {
            let flow = launch.recorder().start()
            flow.begin(.pay)
            #expect(flow.complete(.success) == .recorded)
        }
        #expect(launch.lines == ["success pay=1000", "success pay=1000"])
        #expect(launch.errors.value.count == 1)
    }

    @Test func `what is written while storing is being denied is taken back`() {
        let answers = Dial<[FlowConsent]>([.granted, .granted, .denied])
        let store = FlowStore(
            path: scratch.path,
            now: { Timestamp(microseconds: 0) },
            consent: {
                answers.value.count > 1 ? answers.value.removeFirst() : answers.value[0]
            },
            report: { _ in }
        )
        let flow = FlowRecorder(PurchaseFlow.self, to: launch.events, store: store).start()
        #expect(scratch.files.isEmpty)
        #expect(flow.complete(.success) == .forgotten)
    }

    @Test func `on a full disk flows go on, and nothing is left half written`() async {
        await #expect(processExitsWith: .success) { [path = scratch.path as String] in
            signal(SIGXFSZ, SIG_IGN)
            let launch = Launch(path)
            // Room for the line of the start and for no step.
            var limit = rlimit(rlim_cur: 50, rlim_max: 50)
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let first = launch.recorder().start()
            first.begin(.choose)
            #expect(first.complete(.success) == .recorded)
            launch.consent.value = .undecided
            let second = launch.recorder().start()
            second.begin(.choose)
            launch.consent.value = .granted
            second.begin(.pay)
            #expect(launch.errors.value.count == 1)
            let names = FileManager.default.subpaths(atPath: path) ?? []
            #expect(!names.contains { $0.hasSuffix(".flow") })
            #expect(second.complete(.success) == .recorded)
            #expect(launch.lines == ["success choose=1000", "success choose=1000 pay=1000"])
        }
        #expect(scratch.files.isEmpty)
    }

    @Test func `a directory that is removed under a flow ends it, and the next makes it anew`()
        throws
    {
        let flow = launch.recorder().start()
        for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path) {
            try FileManager.default.removeItem(atPath: "\(scratch.path)/\(name)")
        }
        #expect(flow.complete(.success) == .alreadyDone)
        let next = launch.recorder().start()
        #expect(scratch.files.count == 1)
        #expect(next.complete(.success) == .recorded)
        #expect(launch.errors.value.isEmpty)
    }
}

/// Does something while an event is tracked.
struct Looker: EventTrackerService {
    let look: @Sendable () -> Void

    func track(_ event: any Event) {
        look()
    }
}
