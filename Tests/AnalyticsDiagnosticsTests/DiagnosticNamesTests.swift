import AnalyticsDiagnostics
import Testing

@Suite struct DiagnosticNamesTests {
    @Test func `lists of good names have no problem`() {
        #expect(DiagnosticNames.problem(in: SampleScreen.self) == nil)
        #expect(DiagnosticNames.problem(in: OtherScreen.self) == nil)
        #expect(DiagnosticNames.problem(in: SampleAction.self) == nil)
        #expect(DiagnosticNames.problem(in: SampleErrorKind.self) == nil)
        #expect(DiagnosticNames.problem(in: Longest.self) == nil)
    }

    @Test func `a name that a vendor would drop or show oddly is found`() {
        #expect(DiagnosticNames.problem(in: TooLong.self) == .tooLong(TooLong.name.rawValue))
        #expect(DiagnosticNames.problem(in: Reserved.self) == .reserved("ga_screen"))
    }

    @Test(arguments: [
        "fareList", "Fare", "fare__list", "_fare", "fare_", "1st", "fare list", "fare-list", "",
        "é",
        "fare\nlist",
    ])
    func `a name that is not snake case is found`(name: String) {
        #expect(Loose.with([name]) { DiagnosticNames.problem(in: $0) } == .notSnakeCase(name))
    }

    @Test func `a list with one name twice is found`() {
        #expect(DiagnosticNames.problem(in: Twice.self) == .repeated("fare"))
    }

    @Test func `a list that takes other names than its cases is found`() {
        #expect(DiagnosticNames.problem(in: OpenStruct.self) == .open)
        #expect(DiagnosticNames.problem(in: OpenEnum.self) == .open)
    }

    @Test func `a list without cases is found`() {
        #expect(DiagnosticNames.problem(in: NoCase.self) == .empty)
    }

    @Test(
        arguments: [
            .empty, .open, .notSnakeCase("Fare"), .tooLong("fare"), .reserved("ga_a"),
            .repeated("a"),
        ] as [DiagnosticNameProblem]
    )
    func `a problem says what it leads to and how to mend it`(problem: DiagnosticNameProblem) {
        #expect(problem.description.contains(", so "))
        #expect(problem.description.contains("To fix, "))
    }
}

private enum Longest: String, Screen {
    case name = "a23456789_123456789_123456789_123456789x"
}

private enum TooLong: String, Screen {
    case name = "a23456789_123456789_123456789_123456789xy"
}

private enum Reserved: String, UserAction {
    case name = "ga_screen"
}

/// An enum that names two cases alike, with raw values written by hand.
private enum Twice: Screen {
    case one, two

    init?(rawValue: String) {
        guard rawValue == "fare" else { return nil }
        self = .one
    }

    var rawValue: String { "fare" }

    static func == (left: Twice, right: Twice) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

private struct OpenStruct: Screen {
    static let allCases = [OpenStruct(rawValue: "fare_list")]
    let rawValue: String
}

private enum OpenEnum: Screen {
    case text(String)

    static let allCases = [OpenEnum.text("fare_list")]
    init(rawValue: String) { self = .text(rawValue) }
    var rawValue: String { if case .text(let text) = self { text } else { "" } }
}

private enum NoCase: Screen {
    init?(rawValue: String) { nil }
    var rawValue: String { "" }
}

/// A closed list whose one name is a test's argument.
private enum Loose: Screen {
    case name

    @TaskLocal private static var names: [String] = []

    static func with<Answer>(_ names: [String], _ body: (Loose.Type) -> Answer) -> Answer {
        $names.withValue(names) { body(Loose.self) }
    }

    init?(rawValue: String) {
        guard Self.names == [rawValue] else { return nil }
        self = .name
    }

    var rawValue: String { Self.names[0] }
}
