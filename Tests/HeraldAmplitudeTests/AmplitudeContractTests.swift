import AdapterTesting
import Testing

@Suite struct AmplitudeContractTests {
    @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<AmplitudeUnderTest>.rules)
    func `the adapter keeps its contract`(rule: AdapterRule) async throws {
        try await rule.check()
    }
}
