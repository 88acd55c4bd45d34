import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Synchronization

/// Analytics under test, with all that stands around them.
struct Stage: Sendable {
    let consent: any ConsentStore
    let identities: IdentityLog
    let purges: Log<Purpose>
    let routes: Log<RouteReport>
    let analytics: AnalyticsLaunch

    /// Analytics that aren't launched yet; each purge forgets `queued` records.
    init(
        _ providers: ConsentedProvider...,
        consent: any ConsentStore = ConsentMemory(),
        identities: IdentityLog = IdentityLog(),
        queued: Int = 0,
        scope: Herald.Scope? = nil,
        observer: RouteObserver? = nil
    ) {
        self.init(
            providers: providers,
            consent: consent,
            identities: identities,
            queued: queued,
            scope: scope,
            observer: observer
        )
    }

    init(
        providers: [ConsentedProvider],
        consent: any ConsentStore,
        identities: IdentityLog = IdentityLog(),
        queued: Int = 0,
        scope: Herald.Scope? = nil,
        observer: RouteObserver? = nil
    ) {
        let purges = Log<Purpose>()
        let routes = Log<RouteReport>()
        analytics = AnalyticsLaunch(
            providers: providers,
            consent: consent,
            identities: identities,
            purge: { purpose in
                purges.append(purpose)
                return queued
            },
            makeHerald: { providers, gate in
                Herald(
                    providers: providers,
                    clock: .counting(),
                    process: 0,
                    gate: gate,
                    scope: scope,
                    routeObserver: { report in
                        routes.append(report)
                        observer?(report)
                    }
                )
            }
        )
        self.consent = consent
        self.identities = identities
        self.purges = purges
        self.routes = routes
    }

    /// Decides as another process would: without a word to these analytics.
    func decideElsewhere(_ states: ConsentState..., for purpose: Purpose = .analytics) throws {
        for state in states { try consent.decide(state, for: purpose) }
    }

    /// Decides for analytics.
    func decide(_ state: ConsentState) throws {
        try analytics.decide(state, for: .analytics)
    }

    func track(_ numbers: Int...) {
        for number in numbers { analytics.track(Step(number)) }
    }

    func signIn(_ userId: String) { analytics.identify(Identity(userId: userId)) }
}

/// The analytics that a vendor calls back into.
final class Caller: Sendable {
    private let stage = Mutex<Stage?>(nil)

    func attach(_ stage: Stage) {
        self.stage.withLock { $0 = stage }
    }

    func use(_ body: (Stage) throws -> Void) rethrows {
        if let stage = stage.withLock({ $0 }) { try body(stage) }
    }
}
