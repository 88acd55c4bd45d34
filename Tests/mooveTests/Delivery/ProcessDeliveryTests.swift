import Foundation
import Testing
import VendorTesting
import VendorTransport

@testable import moove

/// Sending in processes that are typed at, interrupted and killed.
@Suite(.timeLimit(.minutes(5))) struct ProcessDeliveryTests {
    private static let purchase = """
        open moove://app/fare_list?riderId=adult
        choose day
        confirm

        """

    /// Asks the sandbox until it has what a test waits for.
    private func wait(
        for sandbox: VendorSandbox,
        until holds: ([String: VendorSandbox.Counts]) -> Bool
    ) throws {
        while !holds(try sandbox.summary()) {}
    }

    @Test func `what is typed is sent while more is awaited, and after a kill the rest`() throws {
        let sandbox = try VendorSandbox()
        try withFolder { folder in
            let options = ["--data-dir", folder, "--vendor-url", sandbox.address.text]
            let program = try RunningProgram(["run", "-", "--quiet"] + options)
            try program.type(Self.purchase)
            try wait(for: sandbox) { ($0["adjust"]?.accepted ?? 0) > 0 }
            program.signal(SIGKILL)
            #expect(try program.end() == SIGKILL)
            #expect(try Executable.run(["send", "--quiet"] + options).code == 0)
            let status = try Run(["inspect", "--json", "--data-dir", folder]).json()
                .filter { $0["type"] == "queue" }
            #expect(status.count == VendorName.allCases.count)
            let summary = try sandbox.summary()
            for line in status {
                let vendor = try #require(line["vendor"]?.text)
                let counts = try #require(summary[vendor == "firebase" ? "ga4" : vendor])
                let sent = try #require(line["sent"]?.integer)
                let inDoubt = try #require(line["inDoubt"]?.integer)
                #expect(line["queued"] == 0)
                #expect(line["dead"] == 0)
                // A request that was on its way at the kill goes again where that counts once.
                let mayRepeat = ["mixpanel", "amplitude", "sentry"].contains(vendor)
                let repeats = mayRepeat ? counts.repeats : 0
                #expect(counts.repeats == repeats, "\(vendor)")
                #expect(
                    (sent...sent + inDoubt + repeats).contains(counts.accepted),
                    "\(vendor)"
                )
            }
        }
    }

    /// How many records of each vendor wait in a folder.
    private func queued(in folder: String) throws -> [String: Int] {
        let lines = try Run(["inspect", "--json", "--data-dir", folder]).json()
        let pairs = try lines.filter { $0["type"] == "queue" }.map { line in
            (try #require(line["vendor"]?.text), try #require(line["queued"]?.integer))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private static let away = [
        "run", "-", "--json", "--vendor-url", "http://127.0.0.1:1", "--data-dir",
    ]

    /// Buys while somebody holds the database, so that records are in the journal, and is killed.
    private func killWhileDatabaseIsHeld(in folder: String) throws -> HeldDatabase {
        let program = try RunningProgram(Self.away + [folder])
        try program.type("tap tickets\n")
        try program.awaitLine(with: #""action":"tap tickets""#)
        let database = try HeldDatabase(folder + "/outbox.sqlite")
        try program.type(Self.purchase)
        try program.awaitLine(with: #""action":"confirm""#)
        program.signal(SIGKILL)
        #expect(try program.end() == SIGKILL)
        return database
    }

    @Test func `calls return while the database is held, and a kill then loses nothing`() throws {
        try withFolder { folder in
            let (whole, cut) = (folder + "/whole", folder + "/cut")
            let script = "tap tickets\n" + Self.purchase
            #expect(try Executable.run(Self.away + [whole], input: script).code == 69)
            let database = try killWhileDatabaseIsHeld(in: cut)
            try database.release()
            let (expected, found) = (try queued(in: whole), try queued(in: cut))
            #expect(found == expected)
            #expect(found["adjust", default: 0] > 0)
        }
    }

    @Test func `what a dead process left is not queued where its consent is over`() throws {
        try withFolder { folder in
            let database = try killWhileDatabaseIsHeld(in: folder)
            let denial = Run(["consent", "deny", "attribution", "--data-dir", folder])
            #expect(denial.code == .disk)
            #expect(denial.lines.contains("attribution  denied"))
            #expect(denial.errors.last?.contains("is still there, unsent") == true)
            try database.release()
            let lines = try Run(["inspect", "--json", "--data-dir", folder]).json()
            let adjust = try #require(lines.first { $0["vendor"] == "adjust" })
            #expect(adjust["queued"] == 0)
            #expect(adjust["purged"]?.integer ?? 0 > 0)
            #expect(try queued(in: folder)["amplitude", default: 0] > 0)
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `an interrupted send ends soon, and another sends the rest`(signal: Int32) throws {
        let sandbox = try VendorSandbox(misbehaving: [
            #"{"vendor":"amplitude","mode":"delay","seconds":20,"stored":false}"#
        ])
        try withFolder { folder in
            let options = ["--quiet", "--data-dir", folder, "--vendor-url"]
            let away = try Executable.run(
                ["run", "-"] + options + ["http://127.0.0.1:1"],
                input: Self.purchase
            )
            #expect(away.code == 69)
            let program = try RunningProgram(["send"] + options + [sandbox.address.text])
            try wait(for: sandbox) { ($0["amplitude"]?.misbehaved ?? 0) > 0 }
            program.signal(signal)
            #expect(try program.end() == 130)
            let rest = try Executable.run(["send"] + options + [sandbox.address.text])
            #expect(rest.code == 0)
            let status = try Run(["inspect", "--json", "--data-dir", folder]).json()
                .filter { $0["type"] == "queue" }
            let amplitude = try #require(status.first { $0["vendor"] == "amplitude" })
            #expect(status.allSatisfy { $0["queued"] == 0 })
            #expect(try sandbox.summary()["amplitude"]?.accepted == amplitude["sent"]?.integer)
        }
    }
}
