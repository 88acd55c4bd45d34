import Testing

@testable import Checkout

/// The double's own order; the default runs through the same table.
@Suite struct CheckoutInstrumentationTests {
    private static let receipt = PassReceipt(
        orderId: "order-1",
        order: PassOrder(idempotencyKey: "key-1", pass: .year, price: TravelPass.year.price)
    )
    enum Hook: String {
        case start, card, pay, interrupt, succeed, fail, cancel

        func call(_ instrumentation: any CheckoutInstrumentation) -> CheckoutStep {
            switch self {
            case .start: instrumentation.checkoutStarted(.year)
            case .card: instrumentation.cardEntered()
            case .pay: instrumentation.paymentStarted()
            case .interrupt: instrumentation.paymentInterrupted(.unreachable)
            case .succeed: instrumentation.checkoutSucceeded(receipt)
            case .fail: instrumentation.checkoutFailed(.cardDeclined)
            case .cancel: instrumentation.checkoutCancelled()
            }
        }
    }

    @Test(arguments: [
        ("start card pay succeed", [CheckoutStep.inOrder, .inOrder, .inOrder, .inOrder]),
        ("start card pay interrupt pay succeed", Array(repeating: .inOrder, count: 6)),
        ("start card pay fail start", Array(repeating: .inOrder, count: 5)),
        ("start cancel", [.inOrder, .inOrder]),
        ("start start cancel", [.inOrder, .inOrder, .inOrder]),
        ("start card card pay card pay", Array(repeating: .inOrder, count: 6)),
        ("card pay interrupt succeed fail cancel", Array(repeating: .neverStarted, count: 6)),
        ("start pay", [.inOrder, .tooEarly]),
        ("start succeed", [.inOrder, .tooEarly]),
        ("start card fail", [.inOrder, .inOrder, .tooEarly]),
        ("start card interrupt", [.inOrder, .inOrder, .tooEarly]),
        (
            "start card pay succeed succeed fail cancel card",
            [
                .inOrder, .inOrder, .inOrder, .inOrder, .alreadyDone, .alreadyDone, .alreadyDone,
                .alreadyDone,
            ]
        ),
    ])
    func `hooks come in one order`(script: String, expected: [CheckoutStep]) throws {
        let recording = RecordingCheckoutInstrumentation()
        let answers = try script.split(separator: " ").map { name in
            try #require(Hook(rawValue: String(name))).call(recording)
        }
        #expect(answers == expected)
        #expect(recording.calls.count == expected.count { $0 == .inOrder })
    }
}
