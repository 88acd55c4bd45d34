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

    /// What is stored of what a person does, while one of these purposes is granted.
    func activity(
        of purposes: [Purpose] = Purpose.toldOfActivity,
        now: @escaping @Sendable () -> Timestamp = Timestamp.now
    ) -> StoredActivity {
        let report = { @Sendable [tell] (error: StorageError) in tell(StorageProblem(error)) }
        // Nothing can be below a file that isn't a directory.
        let folder = path ?? "/dev/null"
        let storage = { @Sendable [consent, path] () -> StoragePermission in
            let storage = consent.snapshot().storage(for: purposes)
            return storage == .granted && path == nil ? .undecided : storage
        }
        let flows = FlowStore(
            path: folder + "/flows",
            now: now,
            consent: { [consent, path] in
                let decisions = consent.snapshot()
                return FlowConsent(
                    epochs: decisions.grantEpochs(of: purposes),
                    mayStore: path != nil && decisions.storage(for: purposes) == .granted
                )
            },
            report: report
        )
        let throttles = ThrottleStore(
            path: folder + "/throttles",
            permission: storage,
            report: report
        )
        return StoredActivity(flows: flows, throttles: throttles, of: purposes)
    }

    /// What is to be sent, made when a purpose is granted.
    func queue(_ writing: DeliveryQueue.Writing = .journal) -> DeliveryQueue {
        DeliveryQueue(in: path, writing: writing, consent: consent, report: tell)
    }
}
