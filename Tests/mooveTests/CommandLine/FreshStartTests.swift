import Testing

@testable import moove

/// What a script that starts fresh says of what it throws away.
@Suite struct FreshStartTests {
    private static let purchase = [
        "open moove://app/fare_list?riderId=adult", "choose day", "confirm",
    ]

    private func run(_ options: String, in folder: String, _ lines: [String] = []) -> Run {
        Run("run - --quiet --data-dir \(folder) \(options)", typed: TypedLines(lines))
    }

    @Test func `queued records that are purged are counted, and the way out is named`() throws {
        try withFolder { folder in
            _ = run("--vendor-url http://127.0.0.1:1", in: folder, Self.purchase)
            let lines = try Run("inspect --json --data-dir \(folder)").json()
            let count = lines.compactMap { $0["queued"]?.integer }.reduce(0, +)
            #expect(count > 0)
            #expect(run("--keep", in: folder).errors == [])
            #expect(
                run("", in: folder).errors == [
                    "moove: The script starts fresh: \(count) queued records purged. "
                        + "To go on from what is stored instead: moove run --keep"
                ]
            )
            #expect(run("", in: folder).errors == [])
        }
    }

    @Test func `a stored denial that is replaced is named`() {
        withFolder { folder in
            #expect(Run("consent deny attribution --data-dir \(folder)").code == .done)
            #expect(run("", in: folder, ["begin fresh denied"]).errors == [])
            #expect(Run("consent grant analytics --data-dir \(folder)").code == .done)
            let replaced = "'denied' replaced by 'granted' for attribution, diagnostics."
            #expect(
                run("", in: folder, ["begin kept granted"]).errors == [
                    "moove: The script starts with a decision of its own: \(replaced) "
                        + "To go on from what is stored instead: moove run --keep"
                ]
            )
            #expect(run("", in: folder).errors == [])
        }
    }
}
