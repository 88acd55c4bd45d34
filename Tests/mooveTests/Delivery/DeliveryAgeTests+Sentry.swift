import Testing

@testable import moove

extension DeliveryAgeTests {
    @Test func `what waits for Sentry goes 100 ms apart`() throws {
        #expect(try spacing(of: .sentry) == 0.1)
    }
}
