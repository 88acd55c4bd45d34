import HeraldCore
import HeraldTesting
import Synchronization
import Testing

@testable import Checkout

/// The feature's logic, seen through the hooks it calls.
@Suite struct CheckoutJourneyTests {
    private let analytics = FakeAnalyticsProvider()
    private let hooks = RecordingCheckoutInstrumentation()
    private let bank: SimulatedBank
    private let keys: @Sendable () -> String

    init() {
        bank = SimulatedBank(makeId: Self.ids("order"))
        keys = Self.ids("key")
    }

    private func journey() -> CheckoutJourney {
        CheckoutJourney(bank: bank, instrumentation: hooks, events: analytics, makeId: keys)
    }

    private func paying(_ pass: TravelPass = .month) throws -> CheckoutJourney {
        var journey = journey()
        journey.open()
        try journey.choose(.pass(pass))
        try journey.choose(.enterCard)
        return journey
    }

    private static func ids(_ name: String) -> @Sendable () -> String {
        let last = Counter()
        return { "\(name)-\(last.next())" }
    }

    private func receipt(_ pass: TravelPass, order: Int, key: Int) -> PassReceipt {
        PassReceipt(
            orderId: "order-\(order)",
            order: PassOrder(idempotencyKey: "key-\(key)", pass: pass, price: pass.price)
        )
    }

    @Test func `a pass is chosen, a card entered, and paid`() throws {
        var journey = try paying()
        let paid = receipt(.month, order: 1, key: 1)
        #expect(try journey.choose(.pay) == .paid(paid))
        #expect(journey.state == .paid(paid))
        #expect(hooks.calls == [.started(.month), .cardEntered, .paymentStarted, .succeeded(paid)])
    }

    @Test func `taps come before what they lead to, and name no card`() throws {
        _ = try paying()
        #expect(analytics.events.map(\.name) == ["checkout", "user_action", "user_action"])
        #expect(!analytics.records.map { "\($0)" }.joined().contains("number"))
    }

    @Test func `a pass can't be paid without a card`() throws {
        var journey = journey()
        journey.open()
        try journey.choose(.pass(.year))
        #expect(
            throws: ImpossibleCheckoutChoice(choice: .pay, possible: [.enterCard, .back])
        ) { try journey.choose(.pay) }
    }

    @Test(arguments: PaymentRefusal.allCases)
    func `a refused card ends the checkout`(refusal: PaymentRefusal) throws {
        var journey = try paying()
        bank.failNextPayment(.refused(refusal))
        #expect(try journey.choose(.pay) == .refused(refusal))
        #expect(journey.state == .passList)
        #expect(hooks.calls.last == .failed(refusal))
        #expect(bank.receipts.isEmpty)
    }

    @Test func `a lost answer is asked for again under the same key`() throws {
        var journey = try paying()
        bank.failNextPayment(.unanswered(.answerLost))
        #expect(try journey.choose(.pay) == .unanswered(.answerLost))
        #expect(try journey.choose(.pay) == .paid(receipt(.month, order: 1, key: 1)))
        #expect(bank.receipts.count == 1)
        #expect(
            hooks.calls.suffix(3) == [
                .paymentInterrupted(.answerLost), .paymentStarted,
                .succeeded(receipt(.month, order: 1, key: 1)),
            ]
        )
    }

    @Test func `another pass has a key of its own`() throws {
        var journey = try paying()
        bank.setOffline(true)
        #expect(try journey.choose(.pay) == .unanswered(.unreachable))
        bank.setOffline(false)
        try journey.choose(.back)
        try journey.choose(.pass(.year))
        try journey.choose(.enterCard)
        #expect(try journey.choose(.pay) == .paid(receipt(.year, order: 1, key: 2)))
    }

    @Test func `leaving a checkout that wasn't paid cancels it, once`() throws {
        var journey = try paying()
        journey.leave()
        journey.leave()
        #expect(hooks.calls == [.started(.month), .cardEntered, .cancelled])
        #expect(journey.possibleChoices == [])
    }

    @Test func `leaving after paying cancels nothing`() throws {
        var journey = try paying()
        try journey.choose(.pay)
        journey.leave()
        #expect(!hooks.calls.contains(.cancelled))
    }
}

private final class Counter: Sendable {
    private let last = Mutex(0)

    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
