import AdjustSdk
import Testing
import VendorDelivery

@Suite struct AdjustAgeTests {
    /// The second that records of the tests say they are of, in microseconds.
    private static let second = 1_767_225_600_000_000
    private static let day = 86_400_000_000

    @Test(
        arguments: [
            (0, nil), (58 * day, nil), (58 * day + 1, AdjustLimits.timeAge), (-day, nil),
        ] as [(Int, VendorRule?)]
    )
    func `an event may be sent for 58 days`(age: Int, rule: VendorRule?) throws {
        let phone = Phone()
        phone.track()
        let record = try #require(phone.sink.take().first)
        #expect(AdjustLimits.lateness(of: record, sentAt: Self.second + age) == rule)
    }

    @Test(
        arguments: [
            (0, nil), (28 * day, nil), (28 * day + 1, AdjustLimits.adTimeAge),
        ] as [(Int, VendorRule?)]
    )
    func `an ad's revenue may be sent for 28 days`(age: Int, rule: VendorRule?) throws {
        let phone = Phone()
        let adRevenue = ADJAdRevenue(source: "publisher")
        adRevenue?.setRevenue(1, currency: "USD")
        phone.call { $0.trackAdRevenue(adRevenue) }
        let record = try #require(phone.sink.take().first)
        #expect(AdjustLimits.lateness(of: record, sentAt: Self.second + age) == rule)
    }
}
