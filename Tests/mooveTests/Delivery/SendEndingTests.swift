import Foundation
import Testing
import VendorTesting
import VendorTransport

@testable import moove

/// How `moove send` ends when not all that is queued arrives, or none of it can be read.
@Suite struct SendEndingTests {
    private func queuePurchase(in folder: String) {
        let script = TypedLines([
            "open moove://app/fare_list?riderId=adult", "choose day", "confirm",
        ])
        _ = Run(
            "run - --quiet --vendor-url http://127.0.0.1:1 --data-dir \(folder)",
            typed: script
        )
    }

    @Test func `a record that a vendor refuses for good is a failure`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let sandbox = try VendorSandbox(misbehaving: [
                #"{"vendor":"appsflyer","mode":"status","status":400,"count":-1}"#
            ])
            let command = "send --data-dir \(folder) --vendor-url \(sandbox.address.text)"
            let run = Run(command)
            #expect(run.code == .unavailable)
            #expect(
                run.lines.contains(
                    "delivered: appsflyer 0 in 1 request, dead 1; not all arrived "
                        + "(see why: moove inspect)"
                )
            )
            // Nothing of it is queued any more.
            #expect(Run(command).code == .done)
        }
    }

    @Test func `a vendor that refuses the sender keeps its records, and the way out is named`()
        throws
    {
        try withFolder { folder in
            queuePurchase(in: folder)
            let sandbox = try VendorSandbox(misbehaving: [
                #"{"vendor":"adjust","mode":"status","status":451,"count":-1}"#
            ])
            let run = Run("send --data-dir \(folder) --vendor-url \(sandbox.address.text)")
            #expect(run.code == .unavailable)
            #expect(
                run.output.contains(
                    "adjust 0 in 1 request, repeated 1; refuses the sender (HTTP 451: the device is "
                        + "opted out), so the rest stays queued. To fix, see the vendor's keys: "
                        + "moove config"
                )
            )
            #expect(Run("inspect --data-dir \(folder)").output.contains("adjust    2 queued"))
        }
    }

    @Test func `a record that nobody knows of is a failure`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let sandbox = try VendorSandbox(misbehaving: [
                #"{"vendor":"adjust","mode":"reset_after_reading","count":-1}"#
            ])
            let run = Run("send --data-dir \(folder) --vendor-url \(sandbox.address.text)")
            #expect(run.code == .unavailable)
            #expect(
                run.output.contains(
                    "adjust 0 in 2 requests, in doubt 2; not all arrived (see why: moove inspect)"
                )
            )
        }
    }

    @Test func `what nobody has decided on is not sent, and people are told`() {
        withFolder { folder in
            queuePurchase(in: folder)
            #expect(Run("consent reset --data-dir \(folder)").code == .done)
            let run = Run("send --data-dir \(folder) --vendor-url http://127.0.0.1:1")
            #expect(run.code == .done)
            #expect(run.lines.first == "not sent: firebase: not permitted (see: moove consent)")
        }
    }

    @Test(arguments: ["PRAGMA user_version = 99", nil])
    func `a queue that can't be read is one error, and nothing is sent`(change: String?) throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let path = "\(folder)/outbox.sqlite"
            if let change {
                try alter(path, by: change)
            } else {
                try FileManager.default.removeItem(atPath: path)
                try FileManager.default.createDirectory(
                    atPath: path,
                    withIntermediateDirectories: false
                )
            }
            let run = Run("send --data-dir \(folder) --vendor-url http://127.0.0.1:1")
            #expect(run.code == .disk)
            #expect(run.output.isEmpty)
            #expect(run.errors.count == 1)
            #expect(run.errors.first?.contains(path) == true)
        }
    }

    /// Runs a statement on a database, with SQLite's own defaults.
    private func alter(_ path: String, by statement: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute(sys.argv[2])", path,
            statement,
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
