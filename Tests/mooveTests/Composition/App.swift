import AnalyticsConsent
import Testing

@testable import moove

extension Stores {
    /// What a person who agreed to everything has, as long as the process lasts.
    static func granted() -> Stores {
        Stores(
            consent: ConsentMemory(.granted),
            identities: IdentityMemory(),
            deviceIDs: DeviceIDMemory()
        )
    }
}

extension MooveApp {
    /// The app of a flow, with consent granted and not yet launched.
    convenience init(
        of flow: String,
        policy: ChainPolicy = .generic,
        hasLog: Bool = false
    ) {
        self.init(in: World(named: flow), policy: policy, hasLog: hasLog)
    }

    /// A launch of a flow's app, which may have had others before.
    convenience init(in world: World, policy: ChainPolicy = .generic, hasLog: Bool = false) {
        let analytics = AppAnalytics(
            world: world,
            configuration: .demonstration,
            stores: .granted(),
            policy: policy,
            hasLog: hasLog
        )
        self.init(analytics: analytics, world: world)
    }

    func perform(_ line: String) throws {
        _ = try perform(try #require(Action(line)))
    }

    /// What happened since the last time.
    func takeReport() -> ActionReport {
        let (calls, requests) = analytics.takeReport()
        return ActionReport(line: 0, action: "", message: nil, calls: calls, requests: requests)
    }
}
