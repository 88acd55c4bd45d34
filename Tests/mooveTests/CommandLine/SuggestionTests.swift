import Testing

@testable import moove

@Suite struct SuggestionTests {
    private static let names = ["demo", "run", "help", "buy-ticket", "sign-in-out"]

    @Test(arguments: [
        ("demo", "demo"), ("dmo", "demo"), ("demoo", "demo"), ("demp", "demo"), ("DEMO", "demo"),
        ("rn", "run"), ("runn", "run"), ("by-tiket", "buy-ticket"), ("buy-tickets", "buy-ticket"),
        ("buyticket", "buy-ticket"), ("sign-in", nil), ("sign-inout", "sign-in-out"), ("", nil),
        ("x", nil), ("domain", nil), ("ruined", nil), ("hxlx", nil), ("purchase", nil),
    ])
    func `a name that is near is meant`(word: String, name: String?) {
        #expect(Suggestion.nearest(to: word, in: Self.names) == name)
        let question = name.map { " Did you mean '\($0)'?" } ?? ""
        #expect(Suggestion.question(for: word, in: Self.names) == question)
    }

    @Test func `of names that are as near the first is meant`() {
        #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
        #expect(Suggestion.nearest(to: "cats", in: ["bat", "cat"]) == "cat")
    }

    @Test func `without names nothing is meant`() {
        #expect(Suggestion.nearest(to: "demo", in: []) == nil)
    }
}
