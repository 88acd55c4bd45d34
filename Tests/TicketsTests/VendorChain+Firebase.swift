import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

@testable import Tickets

extension VendorChain {
    static func firebase(_ parts: [ChainPart] = ChainPart.allCases) -> VendorChain {
        let sink = DryRun()
        let instance = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:2:ios:3",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: sink
        )
        let factories = parts.flatMap { part -> [any FirebaseEventTrackerFactory] in
            switch part {
            case .screenViews: [ScreenViewFirebaseEventTrackerFactory()]
            case .tickets: TicketsAnalytics.firebase()
            case .anotherFeature: [AnotherFirebaseEventTrackerFactory()]
            }
        }
        let service = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: CompositeFirebaseEventTrackerFactory(
                factories + [GenericFirebaseEventTrackerFactory()]
            ),
            propertySetterFactory: GenericFirebasePropertySetterFactory()
        )
        return VendorChain(
            HeraldProvider(name: "firebase", events: service),
            of: instance,
            over: sink
        )
    }
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
