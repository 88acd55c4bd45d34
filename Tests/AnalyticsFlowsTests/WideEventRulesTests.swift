import AnalyticsFlows
import HeraldTesting
import Testing

@Suite struct WideEventRulesTests {
    @Test func `a flow that is declared right has no problem`() {
        #expect(WideEventRules.problem(in: PurchaseFlow.self, sampleRate: 0) == nil)
        #expect(WideEventRules.problem(in: PurchaseFlow.self, sampleRate: 1) == nil)
        #expect(Declared<Widest>.problem() == nil)
    }

    @Test(arguments: [
        "", "Purchase", "purchase flow", "purchase-flow", "_flow", "flow_", "a__b", "1a",
    ])
    func `a name is snake case`(name: String) {
        #expect(Declared<Widest>.problem(name: name) == .badName(name))
    }

    @Test func `a name fits`() {
        #expect(Declared<Widest>.problem(name: String(repeating: "a", count: 40)) == nil)
        let long = String(repeating: "a", count: 41)
        #expect(Declared<Widest>.problem(name: long) == .badName(long))
    }

    @Test(arguments: ["firebase_flow", "google_flow", "ga_flow"])
    func `a name is not the vendor's own`(name: String) {
        #expect(Declared<Widest>.problem(name: name) == .reservedName(event: name, name: name))
    }

    @Test(arguments: [-0.01, 1.01, .nan, .infinity])
    func `a rate is from 0 to 1`(rate: Double) {
        guard case .badSampleRate(event: "sample", _) = Declared<Widest>.problem(rate: rate) else {
            Issue.record("\(rate) is let through")
            return
        }
    }

    @Test func `a version starts at 1`() {
        let expected = WideEventProblem.badVersion(event: "sample", version: 0)
        #expect(Declared<Widest>.problem(version: 0) == expected)
    }

    @Test func `steps have names of their own that vendors take`() {
        #expect(Declared<NoSteps>.problem() == .noSteps(event: "sample"))
        #expect(Declared<TooMany>.problem() == .tooManySteps(event: "sample", count: 15))
        #expect(Declared<CamelCase>.problem() == .badStepName(event: "sample", step: "enterCard"))
        let long = String(repeating: "a", count: 38)
        #expect(Declared<TooLong>.problem() == .stepNameTooLong(event: "sample", step: long))
        #expect(Declared<Repeated>.problem() == .repeatedStepName(event: "sample", step: "a"))
        let reserved = WideEventProblem.reservedName(event: "sample", name: "ga_step")
        #expect(Declared<Reserved>.problem() == reserved)
        #expect(Declared<Unreadable>.problem() == .openSteps(event: "sample", step: "a"))
    }

    @Test func `a problem stops the program where the recorder is made`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = Launch("/nowhere").recorder(2)
        }
        #expect(result?.errorText.contains("'purchase_flow' is sampled at 2.0") == true)
    }

    @Test func `the widest flow has twenty parameters of forty characters`() {
        let times = Dictionary(uniqueKeysWithValues: Widest.allCases.map { ($0, 0) })
        let summary = FlowSummary(
            of: Declared<Widest>.self,
            ended: .failure(FlowError(domain: "bank", code: 1)),
            in: Widest.allCases[0],
            milliseconds: times
        )
        let keys = summary.parameters.keys
        #expect(keys.count == 20)
        #expect(keys.map(\.count).max() == 40)
    }
}
