import AnalyticsDiagnostics
import Shared
import Testing

@testable import Tickets

/// The default and the double, under the same rules.
@Suite struct TicketPurchaseInstrumentationTests {
    enum Conforming: CaseIterable {
        case standard, recording

        func make() -> any TicketPurchaseInstrumentation {
            switch self {
            case .standard:
                let recorder = Recorder()
                return DefaultTicketPurchaseInstrumentation(
                    events: recorder,
                    properties: recorder,
                    errors: ErrorReporter(to: recorder)
                )
            case .recording: return RecordingTicketPurchaseInstrumentation()
            }
        }
    }

    private static let receipt = Receipt(
        orderId: "order-1",
        order: order(),
        total: dollars(cents: 500)
    )

    @Test(arguments: Conforming.allCases)
    func `a purchase is answered once`(conforming: Conforming) {
        let instrumentation = conforming.make()
        #expect(instrumentation.purchaseStarted() == .inOrder)
        #expect(instrumentation.purchaseSucceeded(Self.receipt) == .inOrder)
        #expect(instrumentation.purchaseSucceeded(Self.receipt) == .alreadyDone)
        #expect(instrumentation.purchaseRefused(.noTickets) == .alreadyDone)
        #expect(instrumentation.purchaseInterrupted(.unreachable) == .alreadyDone)
    }

    @Test(arguments: Conforming.allCases)
    func `what was never started isn't answered`(conforming: Conforming) {
        let instrumentation = conforming.make()
        #expect(instrumentation.purchaseSucceeded(Self.receipt) == .neverStarted)
        #expect(instrumentation.purchaseRefused(.noTickets) == .neverStarted)
        #expect(instrumentation.purchaseInterrupted(.unreachable) == .neverStarted)
    }

    @Test(arguments: Conforming.allCases)
    func `a retry is started again`(conforming: Conforming) {
        let instrumentation = conforming.make()
        instrumentation.purchaseStarted()
        #expect(instrumentation.purchaseInterrupted(.answerLost) == .inOrder)
        #expect(instrumentation.purchaseStarted() == .inOrder)
        #expect(instrumentation.purchaseSucceeded(Self.receipt) == .inOrder)
    }

    @Test func `the default tells nobody what comes out of order`() {
        let recorder = Recorder()
        let instrumentation = DefaultTicketPurchaseInstrumentation(
            events: recorder,
            properties: recorder,
            errors: ErrorReporter(to: recorder)
        )
        instrumentation.purchaseSucceeded(Self.receipt)
        instrumentation.purchaseRefused(.noTickets)
        instrumentation.purchaseInterrupted(.unreachable)
        #expect(recorder.newCalls() == [])
    }

    @Test func `the double records what came in its order`() {
        let recording = RecordingTicketPurchaseInstrumentation()
        recording.purchaseRefused(.noTickets)
        recording.riderSelected(.adult)
        recording.ticketCountChanged(to: 2)
        recording.purchaseStarted()
        recording.purchaseInterrupted(.unreachable)
        recording.purchaseInterrupted(.unreachable)
        #expect(
            recording.calls == [
                .riderSelected(.adult), .ticketCountChanged(2), .purchaseStarted,
                .purchaseInterrupted(.unreachable),
            ]
        )
    }
}
