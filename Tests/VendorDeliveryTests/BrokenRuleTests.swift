import Testing
import VendorDelivery

@Suite struct BrokenRuleTests {
    private let rule = VendorRule(vendor: "v", name: "n", limit: "at most 1", source: "here")

    @Test(arguments: [
        (nil, true, true), (nil, false, true), ("k", true, true), ("k", false, false),
    ])
    func `a report names record, part and rule, and says whether anything is left`(
        key: String?,
        isRecordRefused: Bool,
        isRefused: Bool
    ) {
        let problem = BrokenRule(rule, key: key).problem(
            in: "r",
            isRecordRefused: isRecordRefused
        )
        #expect(problem.vendor == "v")
        #expect(problem.record == "r")
        #expect(problem.key == key)
        #expect(problem.rule == rule)
        #expect(problem.isRecordRefused == isRefused)
    }
}
