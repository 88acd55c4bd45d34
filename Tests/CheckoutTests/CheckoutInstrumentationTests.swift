import AnalyticsDiagnostics
import AnalyticsFlows
import HeraldCore
import HeraldTesting
import Testing

@testable import Checkout

/// The default and the double, through one table.
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

    enum Conforming: CaseIterable {
        case standard, recording

        func make() -> any CheckoutInstrumentation {
            switch self {
            case .standard: Self.standard(to: FakeAnalyticsProvider())
            case .recording: RecordingCheckoutInstrumentation()
            }
        }

        static func standard(
            to analytics: any EventTrackerService
        ) -> DefaultCheckoutInstrumentation {
            let store = FlowStore(
                path: "/dev/null/flows",
                now: { Timestamp(microseconds: 1_767_268_800_000_000) },
                consent: { FlowConsent(epochs: ["analytics": 1], mayStore: false) },
                report: { Issue.record("\($0)") }
            )
            return DefaultCheckoutInstrumentation(
                events: analytics,
                errors: ErrorReporter(
                    to: analytics,
                    cancellations: CheckoutAnalytics.cancellations
                ),
                flows: FlowRecorder(CheckoutFlow.self, to: analytics, store: store)
            )
        }
    }

    private static let scripts: [(String, [CheckoutStep])] = [
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
    ]

    @Test(arguments: Conforming.allCases, scripts)
    func `hooks come in one order`(
        conforming: Conforming,
        script: (names: String, answers: [CheckoutStep])
    ) throws {
        let instrumentation = conforming.make()
        #expect(try Self.play(script.names, on: instrumentation) == script.answers)
        if let recording = instrumentation as? RecordingCheckoutInstrumentation {
            #expect(recording.calls.count == script.answers.count { $0 == .inOrder })
        }
    }

    @Test(arguments: [
        ("start card pay succeed", "success", nil),
        ("start card pay fail", "failure", "pay"),
        ("start card cancel", "cancelled", "card"),
        ("start cancel", "cancelled", "choose"),
        ("start card pay interrupt cancel", "cancelled", "pay"),
    ])
    func `a checkout is told as a whole, once`(
        script: String,
        outcome: String,
        failingStep: String?
    ) throws {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = Conforming.standard(to: analytics)
        _ = try Self.play(script + " succeed fail cancel", on: instrumentation)
        let flows = analytics.events.filter { $0.name == "checkout_flow" }
        #expect(flows.count == 1)
        #expect(flows.first?.parameters["outcome"] == .string(outcome))
        #expect(flows.first?.parameters["failing_step"] == failingStep.map { .string($0) })
    }

    @Test func `a checkout that is started over is abandoned`() throws {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = Conforming.standard(to: analytics)
        _ = try Self.play("start card start card pay succeed", on: instrumentation)
        let outcomes = analytics.events.filter { $0.name == "checkout_flow" }
            .map { $0.parameters["outcome"] }
        #expect(outcomes == ["unknown", "success"])
    }

    @Test func `what is tracked, hook by hook`() throws {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = Conforming.standard(to: analytics)
        _ = try Self.play("start card pay interrupt pay succeed", on: instrumentation)
        #expect(
            analytics.events.map(\.name) == [
                "checkout_started", "card_number_seen", "pay_tapped", "app_error", "pay_tapped",
                "checkout_completed", "checkout_flow",
            ]
        )
    }

    private static func play(
        _ script: String,
        on instrumentation: any CheckoutInstrumentation
    ) throws -> [CheckoutStep] {
        try script.split(separator: " ").map { name in
            try #require(Hook(rawValue: String(name))).call(instrumentation)
        }
    }
}
