import Foundation
import Testing
import VendorTesting
import VendorTransport

@testable import moove

@Suite struct SendTests {
    private func queuePurchase(in folder: String) {
        let script = TypedLines([
            "open moove://app/fare_list?riderId=adult", "choose day", "confirm",
        ])
        let run = Run(
            "run - --quiet --vendor-url http://127.0.0.1:1 --data-dir \(folder)",
            typed: script
        )
        #expect(run.code == .unavailable)
        #expect(run.errors.isEmpty)
    }

    private func queued(in folder: String) throws -> [String: Int] {
        let lines = try Run("inspect --json --data-dir \(folder)").json()
        let pairs = try lines.filter { $0["type"] == "queue" }.map { line in
            (try #require(line["vendor"]?.text), try #require(line["queued"]?.integer))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test func `what could not be sent waits, and is sent once`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let queued = try queued(in: folder)
            #expect(queued["adjust", default: 0] > 0)
            #expect(queued["firebase", default: 0] > 3)
            let sandbox = try VendorSandbox()
            let command = "send --json --data-dir \(folder) --vendor-url \(sandbox.address.text)"
            let run = Run(command)
            #expect(run.code == .done)
            #expect(run.errors.isEmpty)
            let lines = try run.json()
            #expect(lines.count == VendorName.allCases.count)
            let summary = try sandbox.summary()
            for line in lines {
                let vendor = try #require(line["vendor"]?.text)
                #expect(line["outcome"] == "sent")
                #expect(line["delivered"]?.integer == queued[vendor])
                let counts = try #require(summary[vendor == "firebase" ? "ga4" : vendor])
                #expect(counts.accepted == queued[vendor], "\(vendor)")
                #expect(counts.violations.isEmpty)
            }
            #expect(try self.queued(in: folder).values.allSatisfy { $0 == 0 })
            #expect(try Run(command).json().allSatisfy { $0["requests"] == 0 })
        }
    }

    @Test func `two at once send each record once`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let queued = try queued(in: folder).values.reduce(0, +)
            let sandbox = try VendorSandbox()
            let outputs = TwoOutputs()
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                let arguments = ["send", "--json", "--data-dir", folder]
                let result = Result {
                    try Executable.run(arguments + ["--vendor-url", sandbox.address.text])
                }
                outputs.add(result)
            }
            let results = try outputs.all.map { try $0.get() }
            #expect(results.map(\.code) == [0, 0])
            let lines = try results.flatMap { result in
                try result.output.split(separator: "\n").map { try JSON(text: String($0)) }
            }
            #expect(lines.compactMap { $0["delivered"]?.integer }.reduce(0, +) == queued)
            let counts = try sandbox.summary().values
            #expect(counts.reduce(0) { $0 + $1.accepted } == queued)
            #expect(counts.allSatisfy { $0.repeats == 0 && $0.duplicates == 0 })
        }
    }

    @Test func `vendors that can't be reached keep their records`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let before = try queued(in: folder)
            let run = Run("send --data-dir \(folder) --vendor-url http://127.0.0.1:1")
            #expect(run.code == .unavailable)
            #expect(run.lines.filter { $0.contains("not reached (127.0.0.1:1: ") }.count == 5)
            #expect(try queued(in: folder) == before)
        }
    }

    private static let firebaseOnly =
        #"{"vendors":{"firebase":{"apiSecret":"hush","measurementId":"G-ABC123"}}}"#

    @Test func `records of vendors without keys stay, and are named with what is missing`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let before = try queued(in: folder)
            let sandbox = try VendorSandbox()
            let command = "send --data-dir \(folder) --vendor-url \(sandbox.address.text)"
            let run = try Run(command, configuration: Self.firebaseOnly)
            #expect(run.code == .done)
            let count = try #require(before["mixpanel"])
            #expect(
                run.lines.contains {
                    $0.hasPrefix(
                        "not sent: mixpanel: \(count) records stay queued, since there is no "
                            + "mixpanel.token. To fix, set the vendor's keys: moove help config."
                    )
                }
            )
            let waiting = before.filter { $0.value > 0 && $0.key != "firebase" }
            #expect(waiting.count == 4)
            #expect(try queued(in: folder).filter { $0.value > 0 } == waiting)
            let lines = try Run("\(command) --json", configuration: Self.firebaseOnly).json()
            let left = lines.filter { $0["outcome"] == "no_keys" }
            #expect(Set(left.compactMap { $0["vendor"]?.text }) == Set(waiting.keys))
            #expect(left.allSatisfy { $0["delivered"] == 0 && $0["problem"] != nil })
        }
    }

    @Test func `a denial elsewhere purges what is queued for its purpose`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let before = try queued(in: folder)
            let denial = Run("consent deny attribution --data-dir \(folder)")
            #expect(denial.code == .done)
            let count = before["adjust", default: 0] + before["appsflyer", default: 0]
            #expect(denial.lines[1] == "attribution  denied, \(count) queued records purged")
            let after = try queued(in: folder)
            #expect(after["adjust"] == 0)
            #expect(after["appsflyer"] == 0)
            #expect(after["firebase"] == before["firebase"])
            let sandbox = try VendorSandbox()
            let run = Run("send --json --data-dir \(folder) --vendor-url \(sandbox.address.text)")
            let adjust = try #require(run.json().first { $0["vendor"] == "adjust" })
            #expect(adjust["outcome"] == "not_permitted")
            #expect(try sandbox.summary()["adjust"]?.requests == 0)
        }
    }

    @Test func `where nothing was queued nothing is made`() throws {
        try withFolder { folder in
            let path = folder + "/state"
            let run = Run("send --data-dir \(path) --vendor-url http://127.0.0.1:1")
            #expect(run.code == .done)
            let hint = "Nothing was queued in '\(path)'. 'moove run' queues with --deliver or "
            #expect(run.lines.contains { $0.hasPrefix(hint) })
            let inspected = Run("inspect --data-dir \(path)")
            #expect(inspected.output.hasPrefix(hint))
            #expect(inspected.lines.count == 2)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(files == [])
        }
    }

    @Test func `a fresh start forgets what is queued, one that is kept doesn't`() throws {
        try withFolder { folder in
            queuePurchase(in: folder)
            let before = try queued(in: folder)
            #expect(Run("run - --keep --quiet --data-dir \(folder)").code == .done)
            #expect(try queued(in: folder) == before)
            #expect(Run("run - --quiet --data-dir \(folder)").code == .done)
            #expect(try queued(in: folder).values.allSatisfy { $0 == 0 })
        }
    }

    @Test func `demonstration keys reach no vendor`() {
        let run = Run("send")
        #expect(run.code == .configuration)
        #expect(run.output.isEmpty)
    }

    @Test func `an undecided person leaves nothing behind`() throws {
        try withFolder { folder in
            let script = TypedLines(["begin fresh undecided", "tap tickets"])
            let run = Run(
                "run - --quiet --vendor-url http://127.0.0.1:1 --data-dir \(folder)/state",
                typed: script
            )
            #expect(run.code == .done)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(files == [])
        }
    }
}
