import AnalyticsFlows
import Testing

/// Which flows a denial takes back, of this process and of dead ones, and which stay.
@Suite struct FlowConsentTests {
    private static let both = FlowConsent.granted(analytics: 1, diagnostics: 1)

    /// What is agreed to when a flow begins and when it ends, and whether it is told.
    private static let cases: [(FlowConsent, FlowConsent, Bool)] = [
        (both, both, true),
        (.undecided, .granted, true),
        (.granted, .grantedAgain, false),
        (.undecided, .grantedAgain, false),
        (.denied, .granted, false),
        (.granted, .denied, false),
        // One of two was denied: the other is still told, until a grant would tell both.
        (both, .granted(analytics: nil, diagnostics: 1), true),
        (both, .granted(analytics: 3, diagnostics: 1), false),
        (.granted(analytics: nil, diagnostics: 1), .granted(analytics: nil, diagnostics: 1), true),
        (.granted(analytics: nil, diagnostics: 1), .granted(analytics: 2, diagnostics: 1), false),
    ]

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test(arguments: cases)
    func `an open flow is told to all that agreed ever since, or to nobody`(
        beginning: FlowConsent,
        end: FlowConsent,
        isTold: Bool
    ) {
        let launch = Launch(scratch.path, beginning)
        let flow = launch.recorder().start()
        launch.consent.value = end
        #expect(flow.complete(.success) == (isTold ? .recorded : .forgotten))
        #expect(launch.lines == (isTold ? ["success"] : []))
        #expect(scratch.files.isEmpty)
    }

    @Test(arguments: cases.filter { $0.0 != .undecided && $0.0 != .denied })
    func `a dead process's flow is told to all that agreed ever since, or to nobody`(
        beginning: FlowConsent,
        end: FlowConsent,
        isTold: Bool
    ) {
        abandon(under: beginning)
        let launch = Launch(scratch.path, end)
        let sweep = launch.store.resolve([launch.recorder().rule()])
        #expect(sweep.completed == (isTold ? 1 : 0))
        #expect(launch.lines == (isTold ? ["unknown"] : []))
        #expect(scratch.names.isEmpty)
    }

    @Test(arguments: cases.filter { $0.0 != .undecided && $0.0 != .denied })
    func `a denial erases what may not be told any more, and counts it`(
        beginning: FlowConsent,
        end: FlowConsent,
        isTold: Bool
    ) {
        abandon(under: beginning)
        let live = Launch(scratch.path, beginning)
        let flow = live.recorder().start()
        let command = Launch(scratch.path, end)
        #expect(command.store.forget() == (isTold ? 0 : 2))
        #expect(scratch.files.count == (isTold ? 2 : 0))
        #expect(command.errors.value.isEmpty)
        live.consent.value = end
        #expect(flow.complete(.success) == (isTold ? .recorded : .forgotten))
    }

    @Test func `a flow that may not be stored any more goes on in memory, and is stored again`() {
        let launch = Launch(scratch.path, Self.both)
        let flow = launch.recorder().start()
        // Analytics are denied, and diagnostics were undecided all along.
        launch.consent.value = FlowConsent(epochs: ["diagnostics": 1], mayStore: false)
        flow.begin(.choose)
        #expect(scratch.files.isEmpty)
        launch.consent.value = .granted(analytics: nil, diagnostics: 1)
        flow.begin(.pay)
        #expect(scratch.files.count == 1)
        #expect(flow.complete(.success) == .recorded)
        #expect(launch.lines == ["success choose=1000 pay=1000"])
        #expect(scratch.files.isEmpty)
    }

    @Test func `a process that lets go leaves what is stored to the next launch`() {
        let first = Launch(scratch.path)
        let flow = first.recorder().start()
        flow.begin(.pay)
        first.recorder().start().complete(.success)
        #expect(first.store.letGo() == 1)
        #expect(flow.complete(.success) == .forgotten)
        let next = Launch(scratch.path)
        #expect(next.store.resolve([next.recorder().rule()]).completed == 1)
        #expect(first.lines + next.lines == ["success", "unknown pay"])
    }

    /// Leaves a flow whose process is dead.
    private func abandon(under consent: FlowConsent) {
        let launch = Launch(scratch.path, consent)
        let flow = launch.recorder().start()
        #expect(launch.store.letGo() == 1)
        #expect(flow.complete(.success) == .forgotten)
    }
}
