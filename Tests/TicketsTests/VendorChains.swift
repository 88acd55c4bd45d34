import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
import Mixpanel
import VendorDelivery

@testable import Tickets

/// What a vendor is told: a record's name, and what the app says in it.
struct Sent: Equatable {
    let name: String
    let parameters: JSONMembers

    init(_ name: String, _ parameters: JSONMembers = [:]) {
        self.name = name
        self.parameters = parameters
    }

    init(_ record: VendorRecord) {
        self.init(record.name, record.parameters)
    }
}

/// The parts of an app's chain before the generic end, in one order or another.
enum ChainPart: CaseIterable, Sendable {
    case screenViews
    case tickets
    case anotherFeature
}

/// Firebase and Mixpanel with chains as an app has them, over sinks that send nothing.
final class VendorChains: Sendable {
    private let herald: Herald
    private let instances: VendorInstances
    private let firebaseSink = DryRun()
    private let mixpanelSink = DryRun()

    init(_ parts: [ChainPart] = ChainPart.allCases) {
        let firebase = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:2:ios:3",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: firebaseSink
        )
        let mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: mixpanelSink,
            makeDeviceID: { "device" }
        )
        let instances = VendorInstances([firebase, mixpanel])
        self.instances = instances
        herald = Herald(
            providers: [
                HeraldProvider(name: "firebase", events: Self.firebaseService(parts)),
                HeraldProvider(name: "mixpanel", events: Self.mixpanelService(parts, mixpanel)),
            ],
            clock: HeraldClock(now: { Timestamp(microseconds: 1_767_268_800_000_000) }),
            process: 1 << 64,
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            }
        )
    }

    /// The records that an event becomes.
    func records(of event: any Event) -> (firebase: [VendorRecord], mixpanel: [VendorRecord]) {
        herald.track(event)
        return (firebaseSink.take(), mixpanelSink.take())
    }

    func sent(_ event: any Event) -> (firebase: [Sent], mixpanel: [Sent]) {
        let (firebase, mixpanel) = records(of: event)
        return (firebase.map(Sent.init), mixpanel.map(Sent.init))
    }

    private static func firebaseService(_ parts: [ChainPart]) -> FirebaseAnalyticsTrackerService {
        let factories = parts.flatMap { part -> [any FirebaseEventTrackerFactory] in
            switch part {
            case .screenViews: [ScreenViewFirebaseEventTrackerFactory()]
            case .tickets: TicketsAnalytics.firebase()
            case .anotherFeature: [AnotherFirebaseEventTrackerFactory()]
            }
        }
        return FirebaseAnalyticsTrackerService(
            eventTrackerFactory: CompositeFirebaseEventTrackerFactory(
                factories + [GenericFirebaseEventTrackerFactory()]
            ),
            propertySetterFactory: GenericFirebasePropertySetterFactory()
        )
    }

    private static func mixpanelService(
        _ parts: [ChainPart],
        _ mixpanel: MixpanelInstance
    ) -> MixpanelAnalyticsTrackerService {
        let factories = parts.flatMap { part -> [any MixpanelEventTrackerFactory] in
            switch part {
            case .screenViews: [ScreenDroppingMixpanelEventTrackerFactory()]
            case .tickets: TicketsAnalytics.mixpanel(mixpanel)
            case .anotherFeature: [AnotherMixpanelEventTrackerFactory()]
            }
        }
        return MixpanelAnalyticsTrackerService(
            eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                factories + [GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)]
            ),
            propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
        )
    }
}

/// An app's own rule: Mixpanel bills by the event, and gets no screens.
private struct ScreenDroppingMixpanelEventTrackerFactory: MixpanelEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        event is any ScreenViewEvent ? .dropped : .declined
    }
}

/// An event of another feature, which has rules of its own.
struct SeatTaken: Event {
    var name: String { "seat_taken" }
    var parameters: [String: AnalyticsValue] { ["seat": 7] }
}

private struct SeatFirebaseEventTracker: FirebaseEventTracker {
    func track() {
        Analytics.logEvent("join_group", parameters: ["group_id": "seats"])
    }
}

private struct AnotherFirebaseEventTrackerFactory: FirebaseEventTrackerTable {
    var routes: [FirebaseRoute] {
        Route.on(SeatTaken.self) { _ in .claimed([SeatFirebaseEventTracker()]) }
    }
}

private struct AnotherMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    var routes: [MixpanelRoute] {
        Route.drop(SeatTaken.self)
    }
}
