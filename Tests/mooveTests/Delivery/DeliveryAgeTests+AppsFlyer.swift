import Testing

@testable import moove

extension DeliveryAgeTests {
    /// It takes them, but for ones of the day on which they arrive.
    @Test func `AppsFlyer takes events of any age`() throws {
        #expect(try brokenRule(of: .appsflyer, "inappevent", age: 400 * Self.day) == nil)
    }
}
