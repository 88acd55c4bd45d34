import AnalyticsConsent
import HeraldCore
import Synchronization
import VendorDelivery
import VendorTesting

/// An app with some vendors, whose clock stands unless a test moves it.
final class Installation: Sendable {
    static let vendors = InstalledVendor.all.map(\.name)

    /// What the stand-ins reported.
    let problems = ProblemList()
    private let failureList = Mutex<[AnalyticsFailure]>([])
    /// How many device ids were made.
    let minted = Counter()
    private let installed: [InstalledVendor]
    private let time = Mutex(1_767_225_600_000_000)

    /// - Parameter sink: Where a vendor's records go.
    init(sink: (_ vendor: String) -> any RecordSink) {
        installed = InstalledVendor.all.map { [problems, minted] name, install in
            install(
                InstalledVendor.Parts(
                    sink: sink(name),
                    makeDeviceID: { "d-\(minted.next())" },
                    report: { problems.add($0) }
                )
            )
        }
    }

    /// A vendor's stand-in and what belongs to it.
    subscript(vendor: String) -> InstalledVendor {
        guard let index = Self.vendors.firstIndex(of: vendor) else {
            fatalError("There is no vendor '\(vendor)'. To fix, name one of \(Self.vendors).")
        }
        return installed[index]
    }

    /// The bodies that the vendors would get for some records, the first vendor's first.
    func bodies(for records: [VendorRecord]) -> [String] {
        zip(Self.vendors, installed).flatMap { name, vendor in
            vendor.requests(records.filter { $0.vendor == name })
        }.map { $0.body.text(revealingSecrets: false) }
    }

    convenience init(outbox: Outbox, consent: any ConsentStore = ConsentMemory(.granted)) {
        self.init { vendor in
            outbox.sink(for: vendor, epoch: { consent.snapshot()[.analytics].epoch })
        }
    }

    /// What its Heralds reported.
    var failures: [AnalyticsFailure] { failureList.withLock { $0 } }

    func pass(minutes: Int) {
        time.withLock { $0 += minutes * 60_000_000 }
    }

    func herald(behind gate: (any HeraldGate)? = nil) -> Herald {
        let instances = VendorInstances(installed.map(\.instance))
        return Herald(
            providers: installed.map { $0.provider() },
            clock: HeraldClock(
                now: { Timestamp(microseconds: self.time.withLock { $0 }) },
                uptime: { 0 }
            ),
            process: 0xA0 << 64,
            gate: gate,
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            },
            errorReporter: { failure in self.failureList.withLock { $0.append(failure) } }
        )
    }

    /// The same behind consent, which all vendors need for analytics.
    func analytics(
        _ consent: any ConsentStore,
        purge: @escaping @Sendable (Purpose) -> Int = { _ in 0 }
    ) -> AnalyticsLaunch {
        AnalyticsLaunch(
            providers: installed.map { ConsentedProvider($0.provider(), for: .analytics) },
            consent: consent,
            identities: IdentityMemory(),
            purge: purge,
            makeHerald: { _, gate in herald(behind: gate) }
        )
    }
}
