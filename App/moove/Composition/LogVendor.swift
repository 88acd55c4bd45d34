import HeraldCore
import HeraldLog
import Synchronization
import VendorDelivery

extension Vendor {
    /// The log gets everything.
    ///
    /// Values and the user id are in it: for a developer's eyes only.
    ///
    /// Its lines are records of an endpoint of their own, which become no request.
    static func log(outbox: VendorOutbox) -> Vendor {
        let logger: AnalyticsLogger = { text in
            let record = VendorRecord(
                vendor: "log",
                endpoint: "console",
                name: text,
                key: VendorScope.nextKey(),
                time: VendorScope.time,
                body: "",
                repetition: .safe
            )
            outbox.accept([record])
        }
        let tracker = LogAnalyticsTrackerService(
            eventTrackerFactory: CompositeLogEventTrackerFactory([
                ScreenViewLogEventTrackerFactory(logger: logger),
                GenericLogEventTrackerFactory(logger: logger),
            ]),
            propertySetterFactory: CompositeLogPropertySetterFactory([
                GenericLogPropertySetterFactory(logger: logger)
            ])
        )
        let service = LogAnalyticsService(logger: logger)
        return Vendor(
            provider: HeraldProvider(
                name: "log",
                events: tracker,
                properties: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: nil,
            instance: nil,
            outbox: outbox,
            route: nil
        )
    }
}
