import Testing

@testable import moove

extension DeliveryAgeTests {
    @Test func `Google takes events for 72 hours`() throws {
        #expect(try brokenRule(of: .firebase, "", age: 72 * Self.hour) == nil)
        #expect(
            try brokenRule(of: .firebase, "", age: 73 * Self.hour) == "firebase.timestamp_age"
        )
    }
}
