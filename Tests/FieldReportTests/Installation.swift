import AnalyticsConsent
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import Synchronization
import VendorDelivery
import VendorTesting

/// An app with Firebase and Mixpanel, whose clock stands unless a test moves it.
final class Installation: Sendable {
    static let vendors = ["firebase", "mixpanel"]

    /// What the stand-ins reported.
    let problems = ProblemList()
    private let failureList = Mutex<[AnalyticsFailure]>([])
    /// How many device ids were made.
    let minted = Counter()
    let firebase: AnalyticsInstance
    let mixpanel: MixpanelInstance
    private let time = Mutex(1_767_225_600_000_000)

    /// - Parameter sink: Where a vendor's records go.
    init(sink: (_ vendor: String) -> any RecordSink) {
        let problems = problems
        let minted = minted
        firebase = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:234:ios:abc",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: sink("firebase"),
            report: { problems.add($0) }
        )
        mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: sink("mixpanel"),
            makeDeviceID: { "d-\(minted.next())" },
            report: { problems.add($0) }
        )
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
        let instances = VendorInstances([firebase])
        return Herald(
            providers: providers,
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

    /// The same behind consent, which both vendors need for analytics.
    func analytics(
        _ consent: any ConsentStore,
        purge: @escaping @Sendable (Purpose) -> Int = { _ in 0 }
    ) -> AnalyticsLaunch {
        AnalyticsLaunch(
            providers: providers.map { ConsentedProvider($0, for: .analytics) },
            consent: consent,
            identities: IdentityMemory(),
            purge: purge,
            makeHerald: { _, gate in herald(behind: gate) }
        )
    }

    private var providers: [HeraldProvider] {
        let firebaseEvents = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: CompositeFirebaseEventTrackerFactory([
                ScreenViewFirebaseEventTrackerFactory(), GenericFirebaseEventTrackerFactory(),
            ]),
            propertySetterFactory: GenericFirebasePropertySetterFactory()
        )
        let mixpanelEvents = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: GenericMixpanelEventTrackerFactory(mixpanel: mixpanel),
            propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
        )
        let firebaseService = FirebaseAnalyticsService()
        let mixpanelService = MixpanelAnalyticsService(mixpanel: mixpanel)
        return [
            HeraldProvider(
                name: "firebase",
                events: firebaseEvents,
                properties: firebaseEvents,
                identity: firebaseService,
                lifecycle: firebaseService,
                consent: firebaseService
            ),
            HeraldProvider(
                name: "mixpanel",
                events: mixpanelEvents,
                properties: mixpanelEvents,
                identity: mixpanelService,
                lifecycle: mixpanelService,
                consent: mixpanelService
            ),
        ]
    }
}
