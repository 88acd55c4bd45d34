import Testing

@testable import moove

extension DeliveryAgeTests {
    @Test func `Adjust takes events for 58 days, and ads' revenue for 28`() throws {
        #expect(try brokenRule(of: .adjust, "event", age: 58 * Self.day) == nil)
        #expect(try brokenRule(of: .adjust, "event", age: 59 * Self.day) == "adjust.time_age")
        #expect(try brokenRule(of: .adjust, "ad_revenue", age: 28 * Self.day) == nil)
        #expect(
            try brokenRule(of: .adjust, "ad_revenue", age: 29 * Self.day) == "adjust.ad_time_age"
        )
    }
}
