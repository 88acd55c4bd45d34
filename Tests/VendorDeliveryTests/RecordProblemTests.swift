import Testing
import VendorDelivery

@Suite struct RecordProblemTests {
    private static let rule = VendorRule(
        vendor: "vendor",
        name: "name_length",
        limit: "at most 40 characters",
        source: "https://vendor.example"
    )

    @Test(
        arguments: [
            (nil, true, "'record' was not recorded, because it"),
            (nil, false, "'record' was not recorded, because it"),
            ("key", true, "'record' was not recorded, because 'key'"),
            ("key", false, "'key' was left out of 'record', because it"),
        ] as [(String?, Bool, String)]
    )
    func `a problem says in one line what was lost, and by which rule`(
        key: String?,
        isRecordRefused: Bool,
        words: String
    ) {
        let problem = RecordProblem(
            record: "record",
            key: key,
            rule: Self.rule,
            isRecordRefused: isRecordRefused
        )
        #expect(
            problem.description
                == "vendor: \(words) breaks the rule 'name_length': at most 40 characters."
        )
        #expect(problem.vendor == "vendor")
        #expect(problem.isRecordRefused == (key == nil || isRecordRefused))
    }

    @Test(arguments: [(60, ""), (61, "…")])
    func `of a long name the beginning is shown`(count: Int, end: String) {
        let name = String(repeating: "x", count: count)
        let problem = RecordProblem(record: name, key: nil, rule: Self.rule)
        #expect(problem.description.contains("'\(name.prefix(60))\(end)'"))
    }
}
