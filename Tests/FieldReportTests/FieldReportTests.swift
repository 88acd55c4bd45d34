import Foundation
import Testing

/// The table of reports is whole, and what it says of tests is so.
@Suite struct FieldReportTests {
    @Test func `each report is in the table`() {
        let numbers = [
            1, 2, 3, 4, 6, 9, 10, 12, 14, 15, 17, 19, 20, 22, 23, 26, 27, 30, 32, 34,
        ]
        let measurements = [
            "cost of an event", "integers", "not a number", "before the settings", "kill",
            "full disk", "settings", "full queue",
        ]
        #expect(FieldReport.all.map(\.id) == numbers.map(String.init) + measurements)
    }

    @Test(arguments: FieldReport.all)
    func `a report has an answer, and what it names exists`(report: FieldReport) {
        #expect(!report.answer.proofs.isEmpty)
        #expect(report.answer.proofs.compactMap(Self.problem(with:)) == [])
        if case .shown(let proofs) = report.answer { #expect(proofs.first?.isOwn == true) }
    }

    @Test func `a test that does not exist is found`() {
        let missing: [FieldReport.Proof] = [
            .own("no such test", "Queue"),
            FieldReport.Proof("each report is in the table", in: "no/such/file"),
        ]
        #expect(missing.compactMap(Self.problem(with:)).count == missing.count)
    }

    @Test func `each test of a report is in the table`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix("ReportTests.swift") && $0 != "FieldReportTests.swift" }
        #expect(files.count == 6)
        let listed = Set(FieldReport.all.flatMap(\.answer.proofs).map(\.name))
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let names = text.matches(of: /func `([^`]+)`/).map { String($0.1) }
            #expect(!names.isEmpty)
            #expect(names.filter { !listed.contains($0) } == [])
        }
    }

    private static func problem(with proof: FieldReport.Proof) -> String? {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appending(path: proof.file)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            return "There is no file '\(proof.file)'."
        }
        return text.contains("func `\(proof.name)`(")
            ? nil : "'\(proof.file)' has no test '\(proof.name)'."
    }
}
