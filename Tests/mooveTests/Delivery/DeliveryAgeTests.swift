import Testing
import VendorDelivery

@testable import moove

/// What is too old for a vendor when it is sent at last.
@Suite struct DeliveryAgeTests {
    private static let hour = 3_600_000_000
    private static let day = 24 * hour

    @Test(
        arguments: [
            (VendorName.adjust, "ad_revenue", 28 * day, nil),
            (.adjust, "ad_revenue", 29 * day, "adjust.ad_time_age"),
            (.adjust, "event", 29 * day, nil),
            (.adjust, "event", 59 * day, "adjust.time_age"),
            (.firebase, "", 72 * hour, nil),
            (.firebase, "", 73 * hour, "firebase.timestamp_age"),
            // It takes them, but for ones of the day on which they arrive.
            (.appsflyer, "inappevent", 400 * day, nil),
        ] as [(VendorName, String, Int, String?)]
    )
    func `each kind of record has its vendor's own limit`(
        vendor: VendorName,
        endpoint: String,
        age: Int,
        rule: String?
    ) throws {
        let records = try Self.records()
        let routes = AppAnalytics.routes(.demonstration, stores: .granted())
        let route = try #require(routes.first { $0.vendor == vendor.rawValue })
        let record = try #require(
            records.first { $0.vendor == vendor.rawValue && $0.endpoint.hasPrefix(endpoint) }
        )
        // The whole second of the event is what Adjust is told.
        let second = record.time - record.time % 1_000_000
        #expect(route.lateness(record, second + age)?.description == rule)
    }

    /// What an advertisement and a purchase lead to.
    private static func records() throws -> [VendorRecord] {
        let app = MooveApp(of: "age")
        app.launch()
        let lines = [
            "tap inspector", "advertise", "back", "tap tickets", "choose adult", "choose day",
            "confirm",
        ]
        for line in lines { try app.perform(line) }
        return app.takeReport().calls.flatMap(\.routes).flatMap(\.records)
    }
}
