import AdapterTesting
import Testing

@Suite struct SentryContractTests {
    @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<SentryUnderTest>.rules)
    func `the adapter keeps its contract`(rule: AdapterRule) async throws {
        try await rule.check()
    }
}
