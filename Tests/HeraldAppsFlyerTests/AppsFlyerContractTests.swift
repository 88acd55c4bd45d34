import AdapterTesting
import Testing

@Suite struct AppsFlyerContractTests {
    @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<AppsFlyerUnderTest>.rules)
    func `the adapter keeps its contract`(rule: AdapterRule) async throws {
        try await rule.check()
    }
}
