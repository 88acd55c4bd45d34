import AdapterTesting
import Testing

@Suite struct AdjustContractTests {
    @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<AdjustUnderTest>.rules)
    func `the adapter keeps its contract`(rule: AdapterRule) async throws {
        try await rule.check()
    }
}
