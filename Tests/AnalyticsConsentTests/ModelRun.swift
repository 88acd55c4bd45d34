import AnalyticsConsent
import HeraldCore

/// The real analytics of one purpose, taken through a sequence of steps.
struct ModelRun {
    private let vendors: ModelVendors
    private let consent = ConsentMemory()
    private let identities = IdentityMemory()
    private var analytics: AnalyticsLaunch
    private var events: UInt8 = 0
    private var users: UInt8 = 0

    private static let users = (0...9).map { Identity(userId: "\($0)") }

    init(_ vendors: ModelVendors) {
        self.vendors = vendors
        vendors.obeying.beginAnew()
        vendors.plain.beginAnew()
        analytics = Self.makeAnalytics(vendors, consent, identities)
    }

    mutating func take(_ step: ModelStep) {
        switch step {
        case .launch: analytics.launch()
        case .signIn:
            users += 1
            analytics.identify(Self.users[Int(users)])
        case .signOut: analytics.reset()
        case .grant: decide(.granted)
        case .deny: decide(.denied)
        case .resetConsent: decide(.undecided)
        case .track:
            events += 1
            analytics.track(ModelVendor.Numbered(number: events))
        case .relaunch:
            vendors.obeying.relaunch()
            vendors.plain.relaunch()
            analytics = Self.makeAnalytics(vendors, consent, identities)
        }
    }

    /// What differs from the model, if anything.
    func difference(from model: ConsentModel) -> String? {
        let counts = analytics.counts
        let obeying = vendors.obeying.records
        let plain = vendors.plain.records
        let user = identities.load().map { ($0.userId.utf8.first ?? 48) - 48 } ?? 0
        let isCounted =
            counts.held == model.held && counts.blocked == model.blocked
            && counts.forgotten == model.forgotten && counts.purged == model.purges
        // Before the launch it is open whether an event waits or is forgotten already.
        if obeying == model.records, plain == model.records, user == model.storedUser,
            isCounted || !model.isLaunched
        {
            return nil
        }
        return "expected \(model.records), stored user \(model.storedUser), held \(model.held), "
            + "blocked \(model.blocked), forgotten \(model.forgotten), purged \(model.purges); "
            + "got \(obeying), without consent capability \(plain), stored user \(user), \(counts)"
    }

    private func decide(_ state: ConsentState) {
        // The store of this run never throws.
        try? analytics.decide(state, for: .analytics)
    }

    private static func makeAnalytics(
        _ vendors: ModelVendors,
        _ consent: ConsentMemory,
        _ identities: IdentityMemory
    ) -> AnalyticsLaunch {
        AnalyticsLaunch(
            providers: vendors.providers,
            consent: consent,
            identities: identities,
            purge: { _ in 1 },
            makeHerald: { providers, gate in
                Herald(providers: providers, clock: .motionless, process: 0, gate: gate)
            }
        )
    }
}

/// Two vendors, one with the consent capability and one without, which many runs use in turn.
struct ModelVendors: Sendable {
    let obeying = ModelVendor(obeys: true)
    let plain = ModelVendor(obeys: false)
    let providers: [ConsentedProvider]

    init() {
        let obeying = HeraldProvider(
            name: "obeying",
            events: obeying,
            identity: obeying,
            lifecycle: obeying,
            consent: obeying
        )
        let plain = HeraldProvider(name: "plain", events: plain, identity: plain)
        providers = [obeying, plain].map { ConsentedProvider($0, for: .analytics) }
    }
}

extension HeraldClock {
    /// No time passes.
    fileprivate static let motionless = HeraldClock(
        now: { Timestamp(microseconds: 0) },
        uptime: { 0 }
    )
}
