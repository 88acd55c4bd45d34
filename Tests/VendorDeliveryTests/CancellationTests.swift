import Testing
import VendorTesting

@testable import VendorDelivery

@Suite struct CancellationTests {
    @Test func `a handler is called once, while its body runs`() {
        let cancellation = Cancellation()
        let called = Counter()
        let counts = cancellation.run {
            let before = called.value
            cancellation.cancel()
            cancellation.cancel()
            return [before, called.value]
        } onCancel: {
            _ = called.next()
        }
        #expect(counts == [0, 1])
        #expect(cancellation.isCancelled)
    }

    @Test func `after its body a handler is not called`() {
        let cancellation = Cancellation()
        let called = Counter()
        cancellation.run {
        } onCancel: {
            _ = called.next()
        }
        cancellation.cancel()
        #expect(called.value == 0)
    }

    @Test func `what begins after the cancellation is told at once`() {
        let cancellation = Cancellation()
        let called = Counter()
        cancellation.cancel()
        let count = cancellation.run {
            called.value
        } onCancel: {
            _ = called.next()
        }
        #expect(count == 1)
    }

    @Test func `two bodies at a time are both told`() {
        let cancellation = Cancellation()
        let called = Counter()
        let count = cancellation.run {
            cancellation.run {
                cancellation.cancel()
                return called.value
            } onCancel: {
                _ = called.next()
            }
        } onCancel: {
            _ = called.next()
        }
        #expect(count == 2)
    }

    @Test func `the system's clock doesn't wait once cancelled`() {
        let cancellation = Cancellation()
        cancellation.cancel()
        SenderClock.system.wait(3_600, cancellation)
    }
}
