import HeraldAdjust
import HeraldCore
import Testing

/// A chain may end with nothing.
@Suite struct AdjustChainTests {
    private let unmapped = OrderPaid(orderId: "o-1", total: 2.5)

    @Test func `a chain of Adjust's ends with nothing, and takes what a factory handles`() throws {
        #expect(try adjust.create(unmapped).handlers().isEmpty)
        guard case .declined = try adjust.create(unmapped) else {
            Issue.record("the chain answered for an event that nobody mapped")
            return
        }
        #expect(try adjust.create(PayTapped()).handlers().count == 1)
    }
}
