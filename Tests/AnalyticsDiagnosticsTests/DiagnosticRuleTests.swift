import Foundation
import Testing

@Suite struct DiagnosticRuleTests {
    @Test func `there are sixteen rules, and each has its proof`() {
        #expect(DiagnosticRule.all.map(\.number) == Array(1...16))
        for rule in DiagnosticRule.all {
            #expect(!rule.enforcement.isEmpty && !rule.proofs.isEmpty, "\(rule)")
            let hasSnippet = rule.proofs.contains { if case .snippet = $0 { true } else { false } }
            #expect(rule.enforcement.contains(.type) == hasSnippet, "\(rule)")
        }
    }

    @Test(arguments: DiagnosticRule.all)
    func `what proves a rule exists`(rule: DiagnosticRule) {
        #expect(rule.proofs.compactMap(Self.problem(with:)) == [])
    }

    @Test func `a proof that does not exist is found`() {
        let file = "AnalyticsDiagnosticsTests/DiagnosticRuleTests.swift"
        let missing: [DiagnosticRule.Proof] = [
            .snippet("no such snippet"), .test("no such\ntest", in: file),
            .test("what proves a rule exists", in: "no/such/file"),
            .line("no such line", in: "Makefile"),
        ]
        #expect(missing.compactMap(Self.problem(with:)).count == missing.count)
    }

    @Test func `each snippet has a name of its own and proves a rule`() {
        let names = Snippet.all.map(\.name)
        #expect(Set(names).count == names.count)
        let used = DiagnosticRule.all.flatMap(\.proofs).compactMap { proof in
            if case .snippet(let name) = proof { name } else { nil }
        }
        #expect(Set(used) == Set(names))
    }

    private static func problem(with proof: DiagnosticRule.Proof) -> String? {
        switch proof {
        case .snippet(let name):
            Snippet.all.contains { $0.name == name } ? nil : "There is no snippet '\(name)'."
        case .test(let name, let file): problem(finding: "func `\(name)`(", in: "Tests/\(file)")
        case .line(let text, let file): problem(finding: text, in: file)
        }
    }

    private static func problem(finding text: String, in path: String) -> String? {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        guard let file = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
            return "There is no file '\(path)'."
        }
        return file.contains(text) ? nil : "'\(path)' does not hold '\(text)'."
    }
}
