import Testing

@testable import moove

@Suite struct ScriptLineTests {
    @Test(arguments: [
        ("tap tickets", "tap tickets"), ("  tap \t tickets  ", "tap tickets"),
        ("tap tickets # to buy", "tap tickets"), ("tap tickets #", "tap tickets"),
        ("open moove://app/home#top", "open moove://app/home#top"), ("", nil), (" \t ", nil),
        ("# all of it", nil), ("   #", nil), ("tap\u{A0}tickets", "tap tickets"),
    ])
    func `a line is its words without a comment`(line: String, text: String?) {
        #expect(ScriptLine(number: 7, line)?.text == text)
        #expect(ScriptLine(number: 7, line)?.number == (text == nil ? nil : 7))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `lines keep the numbers that an editor shows`(end: String) {
        let text = ["# Look.", "", "tap tickets", "  ", "back"].joined(separator: end)
        let lines = ScriptLine.lines(of: text)
        #expect(lines.map(\.number) == [3, 5])
        #expect(lines.map(\.text) == ["tap tickets", "back"])
    }
}
