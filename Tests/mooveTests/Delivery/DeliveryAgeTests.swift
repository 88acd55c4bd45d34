import Testing
import VendorDelivery

@testable import moove

/// What is too old for a vendor when it is sent at last, and how fast it may come.
@Suite struct DeliveryAgeTests {
    static let hour = 3_600_000_000
    static let day = 24 * hour

    /// The rule that a record breaks when it is sent at some age.
    ///
    /// - Parameters:
    ///   - vendor: Whose record.
    ///   - endpoint: How its kind of request begins.
    ///   - age: In microseconds from the second of its event, which is what Adjust is told.
    /// - Returns: The rule's name with its vendor, or nil when the record is young enough.
    /// - Throws: When an advertisement and a purchase lead to no such record.
    func brokenRule(of vendor: VendorName, _ endpoint: String, age: Int) throws -> String? {
        let records = try Self.records()
        let route = try route(of: vendor)
        let record = try #require(
            records.first { $0.vendor == vendor.rawValue && $0.endpoint.hasPrefix(endpoint) }
        )
        let second = record.time - record.time % 1_000_000
        return route.lateness(record, second + age)?.description
    }

    /// How many seconds are between a vendor's requests.
    func spacing(of vendor: VendorName) throws -> Double {
        try route(of: vendor).spacing
    }

    private func route(of vendor: VendorName) throws -> DeliveryRoute {
        let routes = AppAnalytics.routes(.demonstration, stores: .granted())
        return try #require(routes.first { $0.vendor == vendor.rawValue })
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
