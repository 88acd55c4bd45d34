import AdapterTesting
import Testing

@Suite struct FirebaseContractTests {
    @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<FirebaseUnderTest>.rules)
    func `the adapter keeps its contract`(rule: AdapterRule) async throws {
        try await rule.check()
    }
}
