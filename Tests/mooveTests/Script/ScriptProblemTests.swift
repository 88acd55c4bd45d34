import Testing

@testable import moove

@Suite struct ScriptProblemTests {
    private static let home =
        "Possible here: "
        + Section.allCases.map { "tap \($0.rawValue)" }.joined(separator: ", ") + ". "
    private static let riders =
        "Possible here: choose adult, choose child, choose senior, back. "
    private static let confirmation =
        "Possible here: count more, count fewer, count N, confirm, back. "
    private static let sold = "Possible here: choose again, back. "
    private static let always =
        "At any time: open URL, seat window|aisle, sign in USER|sign out, "
        + "consent grant|deny|reset [PURPOSE], "
        + "background, foreground, relaunch, kill, "
        + "office down|up|loses|cancels, bank down|up|loses|cancels|declines, accounts down|up, "
        + "wait N seconds|minutes|hours|days, flush."

    private static let day = "open moove://app/confirmation?riderId=adult&fareId=day\n"

    /// Scripts, each with its only wrong line, and what is said of it.
    private static let problems: [(script: String, line: Int, message: String)] = [
        ("hello", 1, "'hello' is no action. \(home)\(always)"),
        (
            "tap  ticket s", 1,
            "'tap ticket s' is no action. Did you mean 'tap tickets'? \(home)\(always)"
        ),
        ("tap movies", 1, "There is no section 'movies' to tap here. \(home)\(always)"),
        (
            "tap tickets\ntap tickets", 2,
            "There is no section 'tickets' to tap here. \(riders)\(always)"
        ),
        ("choose adult", 1, "That isn't possible here. \(home)\(always)"),
        ("tap tickets\nchoose day", 2, "There is no 'day' to choose here. \(riders)\(always)"),
        ("confirm", 1, "That isn't possible here. \(home)\(always)"),
        ("count 2", 1, "That isn't possible here. \(home)\(always)"),
        ("back", 1, "'back' leads nowhere from home. \(home)\(always)"),
        ("tap tickets\nconfirm", 2, "'confirm' isn't possible here. \(riders)\(always)"),
        (
            "\(day)confrm", 2,
            "'confrm' is no action. Did you mean 'confirm'? \(confirmation)\(always)"
        ),
        ("\(day)count -1", 2, "'count -1' isn't possible here. \(confirmation)\(always)"),
        (
            "\(day)count 0\ncount fewer", 3,
            "'count fewer' isn't possible here. Possible here: count more, count N, confirm, back. "
                + always
        ),
        (
            "\(day)count 9223372036854775807\ncount more", 3,
            "'count more' isn't possible here. Possible here: count fewer, count N, confirm, back. "
                + always
        ),
        ("\(day)confirm\nconfirm", 3, "'confirm' isn't possible here. \(sold)\(always)"),
        ("\n# none\n\n  hello # there", 4, "'hello' is no action. \(home)\(always)"),
    ]

    @Test(arguments: problems)
    func `a wrong line says where it is, and what is possible there`(
        script: String,
        line: Int,
        message: String
    ) throws {
        let run = try Run(script: script)
        #expect(run.code == .badInput)
        #expect(
            run.errors == [
                "moove: script.moove, line \(line): \(message)",
                "The actions before it were played; those after it were not.",
            ]
        )
    }

    @Test(arguments: [
        "count 9223372036854775808", "count -9223372036854775809", "count 1.5", "count",
        "count 1 2",
        "count many", "wait 366 days", "wait 31536001 seconds", "wait -1 days", "wait 1 year",
        "wait 1 dayss", "wait day", "wait 9223372036854775807 days", "open", "open a b", "tap",
        "choose", "choose a b", "confirm now", "back back", "sign", "sign in", "sign in a b",
        "sign out now", "sign up", "office", "office sideways", "office down up", "flush all",
        "CONFIRM", "Tap tickets", "commit",
    ])
    func `a line that is no action runs nothing`(line: String) throws {
        let run = try Run(script: "tap tickets\n\(line)\nchoose adult", options: ["--json"])
        #expect(run.code == .badInput)
        #expect(
            run.errors.first?.hasPrefix("moove: script.moove, line 2: '\(line)' is no action.")
                == true
        )
        #expect(try run.json().actions == ["launch", "tap tickets"])
    }

    @Test func `what ran before a wrong line is shown and summed up, what is after it is not`()
        throws
    {
        let run = try Run(script: "tap tickets\nnonsense\nchoose adult")
        #expect(run.output.contains("track rider_list"))
        #expect(!run.output.contains("rider_selected"))
        // Each purpose has a start and a decision; home, the tap and its screen come after.
        let calls = 4 + 2 * Set(VendorName.allCases.map(\.purpose)).count
        #expect(run.lines.contains { $0.hasPrefix("script.moove: \(calls) calls; ") })
    }

    @Test func `standard input is read no further than a wrong line`() {
        let typed = TypedLines(["", "tap tickets", "nonsense", "choose adult"])
        let run = Run("run -", typed: typed)
        #expect(run.code == .badInput)
        #expect(
            run.errors.first?.hasPrefix("moove: standard-input, line 3: 'nonsense' is no") == true
        )
        #expect(typed.unread == ["choose adult"])
    }

    @Test func `a refusal that the domain knows is no problem of the script`() throws {
        let run = try Run(script: "\(Self.day)count 0\nconfirm\nopen https://example.com\n")
        #expect(run.code == .done)
        #expect(run.errors == [])
        #expect(run.output.contains("There are no tickets in the order. Add at least one."))
        #expect(run.output.contains("'moove.example' after 'https:'."))
    }

    @Test func `a script that can't be read says so`() throws {
        let folder = try withFile("x", holding: []) { String($0.dropLast("/x".count)) }
        for path in [folder, "\(folder)/nothing", ""] {
            let run = Run(["run", path])
            #expect(run.code == .badInput)
            #expect(
                run.errors == [
                    "moove: can't read '\(path)' as text, so nothing was run.",
                    "To fix, name a file of actions, or - for standard input.",
                ]
            )
            #expect(run.output == "")
        }
    }
}
