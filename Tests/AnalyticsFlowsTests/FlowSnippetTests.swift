import SnippetTesting
import Testing

/// What the compiler must refuse of a flow's handle, each beside its twin that it must accept.
@Suite struct FlowSnippetTests {
    @Test(arguments: [
        (
            "flow.complete(.success); flow.complete(.failure())", "flow.complete(.success)",
            "'flow' consumed more than once"
        ),
        (
            "flow.complete(.success); flow.begin(.pay)",
            "flow.begin(.pay); flow.complete(.success)",
            "'flow' used after consume"
        ),
        (
            "let both = [flow, flow]; _ = both", "let moved = flow; moved.complete(.success)",
            "requires that 'OpenFlow<CheckoutFlow>' conform to 'Copyable'"
        ),
        (
            #"flow.begin("pay")"#, "flow.begin(.pay)",
            "cannot convert value of type 'String' to expected argument type 'CheckoutFlow.Step'"
        ),
    ])
    func `a misuse does not compile, for that reason, and its twin does`(
        refused: String,
        accepted: String,
        diagnostic: String
    ) throws {
        let answer = try SnippetCompiler.compile(Self.file(refused))
        #expect(!answer.isAccepted)
        #expect(answer.text.contains(diagnostic), "\(answer.text)")
        let twin = try SnippetCompiler.compile(Self.file(accepted))
        #expect(twin.isAccepted, "\(twin.text)")
    }

    private static func file(_ code: String) -> String {
        """
        import AnalyticsFlows
        import HeraldCore

        struct CheckoutFlow: WideEvent {
            enum Step: String, FlowStep { case address, card, pay }

            static let name = "checkout_flow"
            static let version = 1
            let summary: FlowSummary
        }

        func checkOut(_ recorder: FlowRecorder<CheckoutFlow>) {
            let flow = recorder.start()
            \(code)
        }

        """
    }
}
