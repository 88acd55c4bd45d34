import HeraldCore
import Testing

@testable import moove

@Suite struct TextTranscriptTests {
    private struct Remark: Event {
        let text: String
        var name: String { "remark" }
        var parameters: [String: AnalyticsValue] { ["text": .string(text)] }
    }

    @Test(arguments: [
        "short", "two  spaces", " one before", "one behind ",
        String(repeating: "word ", count: 40) + "end", String(repeating: "ab  ", count: 60) + "end",
    ])
    func `a value is shown whole and once, however it is broken`(text: String) throws {
        let assembly = Assembly()
        assembly.herald.track(Remark(text: text))
        let lines = assembly.takeReport().textLines
        let start = try #require(lines.firstIndex { $0.contains("→ remark  text:") })
        let shown = lines[start...].prefix { $0.hasPrefix("                ") }.flatMap {
            $0.split(separator: " ")
        }
        #expect(shown == ["→", "remark", "text:"] + text.split(separator: " "))
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test func `a call that every vendor took without a record is one line`() {
        let assembly = Assembly()
        assembly.herald.flush()
        #expect(assembly.takeReport().textLines == ["1   act", "    flush  firebase, mixpanel"])
    }
}
