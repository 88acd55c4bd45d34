import AnalyticsConsent
import AnalyticsFlows
import Foundation
import Journal
import VendorDelivery

/// The directory of what outlives the program.
struct DataDirectory: Sendable {
    let path: String

    /// The one that is named, or `$XDG_STATE_HOME/moove`, or `~/.local/state/moove`.
    init(named path: String?, environment: [String: String]) {
        if let path {
            self.path = path
        } else if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            self.path = state + "/moove"
        } else {
            self.path = NSHomeDirectory() + "/.local/state/moove"
        }
    }

    private init(path: String) {
        self.path = path
    }

    /// A flow's own, below this one.
    func directory(of flow: String) -> DataDirectory {
        DataDirectory(path: "\(path)/demo/\(flow)")
    }

    /// Throws why nothing in it can be found, where something has its name; nothing need have.
    func check() throws(StorageError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno != ENOENT else { return }
            throw .unavailable(path: path, step: .open, code: errno)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw .unavailable(path: path, step: .open, code: ENOTDIR)
        }
        guard access(path, R_OK | X_OK) == 0 else {
            throw .unavailable(path: path, step: .open, code: errno)
        }
    }

    /// Told where nothing was ever queued, with what does queue something.
    var emptyQueueText: String {
        "Nothing was queued in '\(path)'. 'moove run' queues with --deliver or --vendor-url; "
            + "'moove demo' has directories of its own, '\(path)/demo/FLOW'."
    }

    /// The decisions in this directory, where there need not be any.
    func consent(report: @escaping @Sendable (StorageProblem) -> Void) -> ConsentFile {
        ConsentFile(path: path + "/consent") { error in
            report(StorageProblem(error, so: "Until then nothing counts as granted."))
        }
    }

    /// Who is signed in, as kept in this directory.
    func identities(report: @escaping @Sendable (StorageProblem) -> Void) -> IdentityFile {
        IdentityFile(path: path + "/identity") { report(StorageProblem($0)) }
    }

    /// The ids that vendors know this device by, as kept in this directory.
    func deviceIDs(
        _ consent: ConsentFile,
        report: @escaping @Sendable (StorageProblem) -> Void
    ) -> DeviceIDFiles {
        DeviceIDFiles(in: path, consent: consent, for: .analytics) { report(StorageProblem($0)) }
    }

    /// What is stored in this directory of what a person does.
    func activity(
        _ consent: ConsentFile,
        report: @escaping @Sendable (StorageProblem) -> Void
    ) -> StoredActivity {
        Stores(
            consent: consent,
            identities: identities(report: report),
            deviceIDs: deviceIDs(consent, report: report),
            path: path,
            tell: report
        ).activity()
    }

    /// Forgets the ids of every vendor that has one.
    static func forgetDevice(in ids: any DeviceIDStore) {
        for vendor in VendorName.allCases {
            ids.forget(vendor.rawValue)
        }
    }

    /// What is stored, made as a script's start says.
    ///
    /// When the directory can't be used, that is reported and the stores last as long as the process.
    /// Each problem is reported once, and what a start throws away.
    func stores(
        _ start: FlowStart,
        report: @escaping @Sendable (String) -> Void
    ) -> Stores {
        let times = FirstTimes(tell: report)
        let report: @Sendable (StorageProblem) -> Void = { times.report($0) }
        let identities = identities(report: report)
        let consent = consent(report: report)
        let deviceIDs = deviceIDs(consent, report: report)
        var discarded = DiscardedState()
        do throws(StorageError) {
            try consent.check()
            discarded.denials = try Self.decide(start, in: consent)
        } catch {
            report(StorageProblem(error, so: "The decisions are kept in memory instead."))
            return Stores(
                consent: ConsentMemory(start.consent ?? .undecided),
                identities: IdentityMemory(),
                deviceIDs: DeviceIDMemory()
            )
        }
        let stores = Stores(
            consent: consent,
            identities: identities,
            deviceIDs: deviceIDs,
            path: path,
            tell: report
        )
        if start.isFresh {
            identities.save(nil)
            removeFolders()
            discarded.recordCount = stores.queue().purge()
        } else if consent.snapshot().storage(for: Purpose.toldOfActivity) != .granted {
            // Whoever decided it may have been killed before the marks were erased.
            stores.activity().throttles.forget()
        }
        if let text = discarded.text(from: start) { report(StorageProblem(text)) }
        if start.isFresh || consent.snapshot()[.analytics].state != .granted {
            Self.forgetDevice(in: deviceIDs)
        }
        return stores
    }

    /// Forgets all that flows have stored here, so that the directory is as if it had never been.
    func clear() {
        let devices = VendorName.allCases.map { "device-\($0.rawValue)" }
        let leases = VendorName.allCases.flatMap {
            ["\($0.rawValue).lease", "\($0.rawValue).gate"]
        }
        let outbox = ["", "-wal", "-shm", ".lock"].map { Outbox.fileName + $0 }
        for name in ["consent", "identity"] + devices + outbox + leases {
            unlink("\(path)/\(name)")
        }
        removeFolders()
        try? FileManager.default.removeItem(atPath: "\(path)/\(Outbox.journalFolder)")
        rmdir(path)
    }

    /// Forgets what is kept in folders of its own: open flows, and what was sent seldom.
    private func removeFolders() {
        for name in ["flows", "throttles"] {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// - Returns: The purposes that were denied and aren't any more.
    private static func decide(
        _ start: FlowStart,
        in store: ConsentFile
    ) throws(StorageError) -> [Purpose] {
        guard let state = start.consent else { return [] }
        let decisions = store.snapshot()
        for purpose in Purpose.allCases where decisions[purpose].state != state || start.isFresh {
            // Before the first decision a person is undecided without a file.
            if state == .undecided, decisions[purpose].epoch == 0 { continue }
            try store.decide(state, for: purpose)
        }
        return Purpose.allCases.filter { decisions[$0].state == .denied && state != .denied }
    }
}
