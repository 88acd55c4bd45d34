import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

@Suite struct LaunchTests {
    private let vendor = FakeAnalyticsProvider()
    private let local = FakeAnalyticsProvider()

    private func stage(_ state: ConsentState, identities: IdentityLog = IdentityLog()) -> Stage {
        Stage(
            ConsentedProvider(vendor, for: .analytics),
            ConsentedProvider(local, "local", for: nil),
            consent: ConsentMemory(state),
            identities: identities
        )
    }

    @Test(arguments: ConsentState.allCases)
    func `before the launch nothing reaches a provider, and nothing is saved or purged`(
        state: ConsentState
    ) throws {
        let stage = stage(state)
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        stage.track(1)
        stage.analytics.flush()
        stage.analytics.reset()
        for state in ConsentState.allCases { try stage.decide(state) }
        stage.track(2)
        #expect(vendor.records.isEmpty)
        #expect(local.records.isEmpty)
        #expect(stage.identities.saves.isEmpty)
        #expect(stage.purges.entries.isEmpty)
    }

    @Test func `a second launch does nothing`() {
        let stage = stage(.granted)
        stage.track(1)
        stage.analytics.launch()
        let records = vendor.records
        stage.analytics.launch()
        stage.analytics.start()
        #expect(vendor.records == records)
        #expect(records == [.started, .enabledSet(true), .step(1)])
    }

    @Test func `what was called before is delivered in order, state first and changes between`() {
        let stage = stage(.granted)
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        stage.track(1)
        stage.analytics.set(Seat("aisle"))
        stage.track(2)
        stage.analytics.reset()
        stage.track(3)
        stage.analytics.launch()
        let all: [AnalyticsRecord] = [
            .started, .rider("rider"), .enabledSet(true), .seat("window"),
            .step(1), .seat("aisle"), .step(2), .reset, .step(3),
        ]
        #expect(vendor.records == all)
        #expect(local.records == all)
    }

    @Test func `what was called before has its own number and time`() {
        let stage = stage(.granted)
        stage.track(1)
        stage.analytics.set(Seat("window"))
        stage.track(2)
        stage.analytics.launch()
        stage.track(3)
        let routes = stage.routes.entries.filter { $0.provider == "vendor" }.map(\.text)
        let replayed = routes.filter { route in
            route.contains("claimed") && !route.contains("Start") && !route.contains("Enabled")
        }
        #expect(
            replayed == [
                "vendor claimed Track(1) as 1 at 10", "vendor claimed SetProperty(seat) as 2 at 20",
                "vendor claimed Track(2) as 3 at 30", "vendor claimed Track(3) as 8 at 50",
            ]
        )
    }

    @Test func `a stored denial forgets what was called before, and calls no vendor`() {
        let stage = stage(.denied)
        stage.signIn("rider")
        stage.track(1, 2)
        stage.analytics.launch()
        stage.track(3)
        #expect(vendor.records.isEmpty)
        #expect(stage.analytics.counts.forgotten == 2)
        #expect(stage.analytics.counts.blocked == 1)
        #expect(stage.analytics.counts.held == 0)
        #expect(stage.identities.saves == [nil])
    }

    @Test(arguments: ConsentState.allCases)
    func `a local provider gets everything from the launch on, whatever is decided`(
        state: ConsentState
    ) throws {
        let stage = stage(state, identities: IdentityLog("rider"))
        stage.track(1)
        stage.analytics.launch()
        for state in ConsentState.allCases { try stage.decide(state) }
        stage.track(2)
        stage.analytics.flush()
        #expect(
            local.records == [
                .started, .rider("rider"), .enabledSet(true), .step(1), .step(2), .flushed,
            ]
        )
    }

    @Test func `who was signed in when the last process ended is signed in at the launch`() {
        let stage = stage(.granted, identities: IdentityLog("rider"))
        stage.analytics.launch()
        #expect(vendor.records == [.started, .rider("rider"), .enabledSet(true)])
    }

    @Test func `who signs out before the launch is never shown`() {
        let stage = stage(.granted, identities: IdentityLog("rider"))
        stage.analytics.set(Seat("window"))
        stage.analytics.reset()
        stage.track(1)
        stage.analytics.launch()
        #expect(vendor.records == [.started, .enabledSet(true), .step(1)])
        #expect(stage.identities.saves == [nil])
    }

    @Test func `no two calls of a vendor have the same occurrence, whatever a grant owes`() {
        // Vendors' dedup keys begin with it: two records of one key are one record.
        let scopes = Log<Occurrence>()
        let stage = Stage(
            ConsentedProvider(vendor, for: .analytics),
            consent: ConsentMemory(.granted),
            scope: { occurrence, body in
                scopes.append(occurrence)
                body()
            }
        )
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        stage.analytics.set(Fare("day"))
        let before = scopes.entries.count
        stage.analytics.launch()
        let ids = scopes.entries.dropFirst(before).map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `a Herald that isn't behind the gate stops the program`() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = AnalyticsLaunch(
                providers: [ConsentedProvider(FakeAnalyticsProvider(), for: .analytics)],
                consent: ConsentMemory(),
                identities: IdentityMemory(),
                purge: { _ in 0 },
                makeHerald: { providers, _ in Herald(providers: providers) }
            )
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("A launch was given a Herald that isn't behind its gate"))
        #expect(text.contains("Herald(providers: providers, gate: gate)"))
    }
}
