import AnalyticsConsent
import AnalyticsFlows
import HeraldCore
import Journal

/// What outlives a launch of the app.
struct Stores: Sendable {
    let consent: any ConsentStore
    let identities: any IdentityStore

    /// Where open flows are kept, nil when nothing can be.
    let flowsPath: String?
    let report: @Sendable (StorageError) -> Void

    init(
        consent: any ConsentStore,
        identities: any IdentityStore,
        flowsPath: String? = nil,
        report: @escaping @Sendable (StorageError) -> Void = { _ in }
    ) {
        self.consent = consent
        self.identities = identities
        self.flowsPath = flowsPath
        self.report = report
    }

    /// The open flows, which are stored while analytics are granted.
    func flows(now: @escaping @Sendable () -> Timestamp) -> FlowStore {
        FlowStore(
            path: flowsPath ?? "",
            now: now,
            permission: { [consent, flowsPath] in
                switch consent.snapshot()[.analytics].state {
                case .granted: flowsPath == nil ? .undecided : .granted
                case .undecided: .undecided
                case .denied: .denied
                }
            },
            report: report
        )
    }
}
