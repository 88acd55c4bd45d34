import HeraldCore
import Testing

@Suite struct FailureTextTests {
    @Test(
        arguments: [
            (.track(eventName: "opened"), "Track(opened)"),
            (.setProperty(propertyName: "seat"), "SetProperty(seat)"), (.identify, "Identify"),
            (.reset, "Reset"), (.start, "Start"), (.flush, "Flush"),
            (.setEnabled(true), "SetEnabled(true)"), (.setEnabled(false), "SetEnabled(false)"),
        ] as [(AnalyticsOperation, String)]
    )
    func `an operation is shown by name`(operation: AnalyticsOperation, text: String) {
        #expect(operation.description == text)
    }

    @Test func `a refusal says what, where, and the rule`() {
        let whole = Refusal(of: "opened", rule: "Too long. To fix, shorten it.")
        let part = Refusal(of: "opened", key: "fare", rule: "Reserved. To fix, rename it.")
        #expect(whole.reason == "'opened': Too long. To fix, shorten it.")
        #expect(part.description == "'opened', parameter 'fare': Reserved. To fix, rename it.")
        #expect(whole != part)
    }

    @Test func `a refusal's text and rule reach its failure`() {
        let refusal = Refusal(of: "opened", key: "fare", rule: "Reserved.")
        let failure = AnalyticsFailure(provider: "sample", operation: .flush, error: refusal)
        #expect(
            failure.description == "sample failed on Flush: 'opened', parameter 'fare': Reserved."
        )
        #expect(failure.error.rule == "Reserved.")
        #expect(failure.error.type == "Refusal")
        #expect(failure.error.domain == "HeraldCore.Refusal")
    }

    @Test func `failures are equal when vendor, operation and error are`() {
        func failure(_ provider: String, _ operation: AnalyticsOperation, _ error: any Error)
            -> AnalyticsFailure
        {
            AnalyticsFailure(provider: provider, operation: operation, error: error)
        }
        let one = failure("a", .flush, SampleError(payload: "one"))
        #expect(one == failure("a", .flush, SampleError(payload: "two")))
        #expect(one != failure("b", .flush, SampleError()))
        #expect(one != failure("a", .start, SampleError()))
        #expect(one != failure("a", .flush, EmptyClaimError()))
    }
}
