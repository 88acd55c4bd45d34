import AnalyticsConsent
import HeraldCore
import HeraldTesting
import StorageTesting
import Testing
import VendorDelivery
import VendorTesting

/// What others' layers did with a person's decision.
@Suite struct ConsentReportTests {
    private let scratch: Scratch
    private let outbox: Outbox

    init() throws {
        scratch = try Scratch()
        outbox = Outbox(directory: scratch.path, vendors: Installation.vendors) { problem in
            Issue.record("\(problem)")
        }
    }

    /// The decisions as they are stored, read as a new process does.
    private func storedConsent() -> ConsentFile {
        ConsentFile(path: scratch.path("consent")) { Issue.record("\($0)") }
    }

    private func launched(_ app: Installation, _ consent: ConsentFile) -> AnalyticsLaunch {
        let analytics = app.analytics(consent) { [outbox] _ in
            let purge = try? outbox.purge(vendors: Set(Installation.vendors))
            return purge?.queued.values.reduce(0, +) ?? 0
        }
        analytics.launch()
        return analytics
    }

    /// The names of the events that Mixpanel gets now.
    private func sent(by app: Installation, _ consent: ConsentFile) throws -> [String] {
        let transport = ScriptedTransport([])
        _ = try app.send(to: "mixpanel", from: outbox, over: transport) { consent.permission }
        return transport.requests.compactMap { request in
            request.body.text(revealingSecrets: false).firstMatch(of: /"event":"([^"]+)"/)
                .map { String($0.1) }
        }
    }

    /// mixpanel/mixpanel-swift #458, PR #664.
    @Test func `what waits when a person opts out never leaves, nor does what comes after`() throws
    {
        let consent = storedConsent()
        let app = Installation(outbox: outbox, consent: consent)
        let analytics = launched(app, consent)
        try analytics.decide(.granted, for: .analytics)
        analytics.track(Sample("sent"))
        #expect(try sent(by: app, consent) == ["sent"])
        analytics.track(Sample("waits"))
        analytics.flush()
        try analytics.decide(.denied, for: .analytics)
        analytics.track(Sample("denied"))
        #expect(analytics.counts.blocked == 1)
        // What waited for each of the two vendors, and what Firebase was not sent before.
        #expect(analytics.counts.purged == 3)

        try analytics.decide(.granted, for: .analytics)
        analytics.track(Sample("granted_again"))
        #expect(try sent(by: app, consent) == ["granted_again"])
    }

    /// mixpanel/mixpanel-swift #457.
    @Test func `an opt-out is in force after a relaunch`() throws {
        try storedConsent().decide(.granted, for: .analytics)
        try storedConsent().decide(.denied, for: .analytics)
        let consent = storedConsent()
        let app = Installation(outbox: outbox, consent: consent)
        let analytics = launched(app, consent)
        analytics.track(Sample("denied"))
        #expect(try sent(by: app, consent) == [])
        #expect(try outbox.status().vendors.map(\.queued) == [0, 0])
    }

    /// amplitude/Amplitude-Swift PR #352.
    @Test
    func `while a person has opted out no call makes a record, and sessions end all the same`()
        throws
    {
        let sink = DryRun()
        let app = Installation { _ in sink }
        let analytics = app.analytics(ConsentMemory(.granted))
        analytics.launch()
        analytics.track(Sample())
        let before = try #require(session(of: sink.take()))

        try analytics.decide(.denied, for: .analytics)
        for minutes in [0, 20, 20] {
            app.pass(minutes: minutes)
            analytics.start()
            analytics.track(Sample())
            analytics.set(Seat("aisle"))
            analytics.identify(Identity(userId: "rider"))
            analytics.reset()
            analytics.flush()
        }
        #expect(sink.records.isEmpty)

        try analytics.decide(.granted, for: .analytics)
        analytics.track(Sample())
        #expect(session(of: sink.take()) == before + 40 * 60)
    }

    /// The session that Firebase's last record is of.
    private func session(of records: [VendorRecord]) -> Int? {
        records.last { $0.vendor == "firebase" }?.body
            .firstMatch(of: /"session_id":"?(\d+)/).flatMap { Int($0.1) }
    }

    /// firebase/firebase-ios-sdk #8937.
    @Test func `a grant tells of the person as they are now, and of events that nobody forbade`()
        throws
    {
        let fake = FakeAnalyticsProvider()
        let analytics = AnalyticsLaunch(
            providers: [ConsentedProvider(fake.heraldProvider(), for: .analytics)],
            consent: ConsentMemory(),
            identities: IdentityMemory(),
            purge: { _ in 0 },
            makeHerald: { providers, gate in Herald(providers: providers, gate: gate) }
        )
        analytics.launch()
        analytics.set(Seat("aisle"))
        analytics.track(Sample("undecided"))
        #expect(fake.records == [])
        try analytics.decide(.granted, for: .analytics)
        let first: [AnalyticsRecord] = [
            .started, .enabledSet(true), .propertySet(Seat("aisle")),
            .tracked(Sample("undecided")),
        ]
        #expect(fake.records == first)

        try analytics.decide(.denied, for: .analytics)
        fake.clear()
        analytics.set(Seat("window"))
        analytics.track(Sample("denied"))
        try analytics.decide(.granted, for: .analytics)
        #expect(fake.records == [.enabledSet(true), .propertySet(Seat("window"))])
    }
}
