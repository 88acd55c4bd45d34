import AnalyticsConsent
import HeraldCore
import HeraldTesting
import StorageTesting
import Synchronization
import Testing
import VendorDelivery
import VendorTesting

/// What others' queues did to their apps.
@Suite struct QueueReportTests {
    private let scratch: Scratch
    private let problems = OutboxProblems()

    init() throws {
        scratch = try Scratch()
    }

    private func outbox(backlog: Backlog = .standard) -> Outbox {
        Outbox(
            directory: scratch.path,
            vendors: Installation.vendors,
            backlog: backlog,
            report: { [problems] in problems.add($0) }
        )
    }

    /// segmentio/analytics-swift #277.
    @Test(.timeLimit(.minutes(20)))
    @MainActor
    func `track returns on the main thread while a request is on its way`() async throws {
        let outbox = outbox()
        let app = Installation(outbox: outbox)
        let herald = app.herald()
        herald.track(Sample())
        let gate = Gate()
        let transport = ScriptedTransport { _, _, _ in
            gate.pass()
            return .response(.init(status: 200))
        }
        async let sent = onOwnThread { try app.send(to: "mixpanel", from: outbox, over: transport) }
        await gate.waitForArrivals(1)
        for _ in 1...50 { herald.track(Sample()) }
        #expect(try outbox.status(of: "mixpanel")?.queued == 51)
        gate.open()
        #expect(try await sent.report.delivered == 51)
        #expect(problems.kinds == [])
    }

    /// amplitude/Amplitude-Swift #307, PR #308.
    @Test(.timeLimit(.minutes(20)))
    @MainActor
    func `a launch is done while somebody else keeps the outbox locked`() async throws {
        let other = outbox()
        let own = outbox()
        let gate = Gate()
        async let locked = onOwnThread {
            try other.claim("mixpanel", by: .single) {
                gate.pass()
                return 1
            }
        }
        await gate.waitForArrivals(1)
        let analytics = Installation(outbox: own).analytics(ConsentMemory(.granted))
        analytics.launch()
        for _ in 1...50 { analytics.track(Sample()) }
        #expect(problems.kinds == ["not written"])
        gate.open()
        #expect(try await locked == [])
        #expect(try own.status(of: "mixpanel")?.queued == 50)
    }

    /// segmentio/analytics-swift #152, PR #153.
    @Test func `a vendor that can't be reached is asked once a pause, however much waits`() throws {
        let outbox = outbox()
        let app = Installation(outbox: outbox)
        let herald = app.herald()
        for _ in 1...300 { herald.track(Sample()) }
        let transport = ScriptedTransport { request, _, _ in
            .unreachable(.init(host: request.host, reason: "refused"))
        }
        let time = StandingClock()
        let (report, outcome) = try app.send(
            to: "mixpanel",
            from: outbox,
            over: transport,
            time: time
        )
        #expect(time.pauses == [0.5, 1, 2, 4, 8, 16])
        #expect(report.requests == 7)
        #expect(
            Set(transport.requests.map(\.recordKeys)).count == 1,
            "The oldest record goes first, each time."
        )
        #expect(outcome == .notReached(.init(host: "https://api.mixpanel.com", reason: "refused")))
        #expect(try outbox.status(of: "mixpanel")?.queued == 300)
    }

    /// open-telemetry/opentelemetry-swift-core's batch processor, on Linux.
    @Test func `what a full queue drops is counted and told once`() throws {
        let outbox = outbox(backlog: Backlog(maximumRecords: 100, maximumBytes: 1_000_000))
        let herald = Installation(outbox: outbox).herald()
        for _ in 1...150 { herald.track(Sample()) }
        let all = try outbox.status().vendors
        #expect(all.map { $0.queued + $0.evicted } == [150, 150])
        #expect(all.map(\.queued).reduce(0, +) <= 100)
        #expect(problems.kinds == ["backlog full"])
    }

    /// mixpanel/mixpanel-swift PR #657.
    @Test(.timeLimit(.minutes(20)))
    func `who is told of a problem may use the outbox at once`() throws {
        let told = Mutex<[Int]>([])
        let holder = Mutex<Outbox?>(nil)
        let outbox = Outbox(
            directory: scratch.path,
            vendors: Installation.vendors,
            backlog: Backlog(maximumRecords: 10, maximumBytes: 1_000_000)
        ) { _ in
            guard let outbox = holder.withLock({ $0 }) else { return }
            let queued = (try? outbox.status().vendors.map(\.queued).reduce(0, +)) ?? -1
            told.withLock { $0.append(queued) }
        }
        holder.withLock { $0 = outbox }
        let herald = Installation(outbox: outbox).herald()
        for _ in 1...6 { herald.track(Sample()) }
        #expect(told.withLock { $0 } == [10])
    }

    /// PostHog/posthog-ios PR #584.
    @Test func `both of two senders that wait for one thing are told`() {
        let cancellation = Cancellation()
        let told = Counter()
        cancellation.run {
            cancellation.run {
                cancellation.cancel()
            } onCancel: {
                _ = told.next()
            }
        } onCancel: {
            _ = told.next()
        }
        #expect(told.value == 2)
    }
}
