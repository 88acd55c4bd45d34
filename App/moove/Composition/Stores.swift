import AnalyticsConsent
import AnalyticsFlows
import HeraldCore
import Journal

/// What outlives a launch of the app.
struct Stores: Sendable {
    let consent: any ConsentStore
    let identities: any IdentityStore
    let deviceIDs: any DeviceIDStore

    /// The directory for everything else, nil when nothing can be kept.
    let path: String?
    /// Is told what can't be stored.
    let tell: @Sendable (StorageProblem) -> Void

    init(
        consent: any ConsentStore,
        identities: any IdentityStore,
        deviceIDs: any DeviceIDStore,
        path: String? = nil,
        tell: @escaping @Sendable (StorageProblem) -> Void = { _ in }
    ) {
        self.consent = consent
        self.identities = identities
        self.deviceIDs = deviceIDs
        self.path = path
        self.tell = tell
    }

    /// The open flows, which are stored while analytics are granted.
    func flows(now: @escaping @Sendable () -> Timestamp) -> FlowStore {
        FlowStore(
            path: "\(path ?? "")/flows",
            now: now,
            permission: permission,
            report: { [tell] in tell(StorageProblem($0)) }
        )
    }

    /// What was sent already of what is sent seldom.
    func throttles() -> ThrottleStore {
        ThrottleStore(path: "\(path ?? "")/throttles", permission: permission) { [tell] in
            tell(StorageProblem($0))
        }
    }

    /// What is to be sent, made when a purpose is granted.
    func queue(_ writing: DeliveryQueue.Writing = .journal) -> DeliveryQueue {
        DeliveryQueue(in: path, writing: writing, consent: consent, report: tell)
    }

    private var permission: @Sendable () -> StoragePermission {
        { [consent, path] in
            switch consent.snapshot()[.analytics].state {
            case .granted: path == nil ? .undecided : .granted
            case .undecided: .undecided
            case .denied: .denied
            }
        }
    }
}
