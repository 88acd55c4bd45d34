import AdapterTesting
import Testing

@Suite struct MixpanelContractTests {
    @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<MixpanelUnderTest>.rules)
    func `the adapter keeps its contract`(rule: AdapterRule) async throws {
        try await rule.check()
    }
}
