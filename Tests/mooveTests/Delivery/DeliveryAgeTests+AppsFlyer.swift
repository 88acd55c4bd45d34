import Testing

@testable import moove

extension DeliveryAgeTests {
    /// It takes them, but for ones of the day on which they arrive.
    @Test func `AppsFlyer takes events of any age`() throws {
        #expect(try brokenRule(of: .appsflyer, "inappevent", age: 400 * Self.day) == nil)
    }

    @Test func `AppsFlyer gets at most 60,000 requests a minute`() throws {
        #expect(try spacing(of: .appsflyer) == 60 / 60_000)
    }
}
