import AnalyticsConsent
import Foundation
import Testing
import VendorTesting
import VendorTransport

@testable import moove

/// A checkout that is open when the app's process ends, in each way that it ends.
@Suite(.timeLimit(.minutes(5))) struct EndedLaunchTests {
    private static let told = VendorName.all(for: .analytics).map(\.rawValue)

    private static func storedFlows(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/flows")
            .filter { $0.hasSuffix(".flow") }
    }

    @Test func `at a script's end it stays for the next launch, which tells it once`() throws {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            let first = try launches.type(Launches.openCheckout, isFirst: true)
            #expect(first.claims(of: "checkout_flow") == [])
            #expect(first.summary?["openJourneys"] == 1)
            #expect(try Self.storedFlows(in: folder).count == 1)

            let second = try launches.type()
            #expect(second.claims(of: "checkout_flow") == [Self.told])
            #expect(second.actions(of: "checkout_flow") == ["launch"])
            #expect(second.summary?["openJourneys"] == nil)
            #expect(try launches.type().claims(of: "checkout_flow") == [])
        }
    }

    @Test(arguments: ["relaunch", "kill"])
    func `in a script the launch that follows tells it once`(action: String) throws {
        try withFolder { folder in
            let lines = Launches.openCheckout + [action, "tap passes", action]
            let launches = Launches(folder: folder)
            let played = try launches.type(lines, isFirst: true)
            #expect(played.claims(of: "checkout_flow") == [Self.told])
            #expect(played.actions(of: "checkout_flow") == [action])
            #expect(played.summary?["openJourneys"] == nil)
            #expect(try launches.type().claims(of: "checkout_flow") == [])
        }
    }

    @Test func `one that was being told when the process died is in doubt, which is said once`()
        throws
    {
        try withFolder { folder in
            let launches = Launches(folder: folder)
            _ = try launches.type(Launches.openCheckout, isFirst: true)
            let file = "\(folder)/flows/" + (try #require(try Self.storedFlows(in: folder).first))
            try FileManager.default.moveItem(
                atPath: file,
                toPath: file.replacing(".flow", with: ".ended")
            )
            let next = try launches.type()
            #expect(next.claims(of: "checkout_flow") == [])
            #expect(
                next.first { $0["action"] == "launch" }?["message"]
                    == "1 earlier journey may have been told already, so that isn't repeated."
            )
            #expect(try launches.type().first { $0["action"] == "launch" }?["message"] == nil)
        }
    }

    @Test func `people are told that it is still open`() {
        let lines = Run("run -", typed: TypedLines(Launches.openCheckout)).lines
        #expect(lines.contains("  still open: 1 journey, told by the next launch (--keep)"))
    }

    @Test func `while undecided nothing is stored of it, and nothing is said to be open`() throws {
        try withFolder { folder in
            let lines = ["begin fresh undecided"] + Launches.openCheckout
            let played = try Launches(folder: folder).type(lines, isFirst: true)
            #expect(played.summary?["openJourneys"] == nil)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/flows"))
        }
    }

    @Test(arguments: [[], ["relaunch"], ["kill"]])
    func `the summary counts what vendors got, and nothing else`(ending: [String]) throws {
        let sandbox = try VendorSandbox()
        try withFolder { folder in
            let options = ["--json", "--data-dir", folder, "--vendor-url", sandbox.address.text]
            let played = Run(
                ["run", "-"] + options,
                typed: TypedLines(Launches.openCheckout + ending)
            )
            let summary = try #require(try played.json().summary)
            for vendor in try Run(["inspect", "--json", "--data-dir", folder]).json()
            where vendor["type"] == "queue" {
                let name = try #require(vendor["vendor"]?.text)
                let count = (vendor["sent"]?.integer ?? 0) + (vendor["queued"]?.integer ?? 0)
                #expect(count == summary["records"]?[name]?.integer ?? 0, "\(name)")
            }
        }
    }

    @Test func `after a kill of the program the next launch tells it once, and a third nothing`()
        throws
    {
        try withFolder { folder in
            let program = try RunningProgram(["run", "-", "--json", "--data-dir", folder])
            try program.type(Launches.openCheckout.joined(separator: "\n") + "\n")
            try program.awaitLine(with: #""action":"enter card""#)
            program.signal(SIGKILL)
            #expect(try program.end() == SIGKILL)
            #expect(try Self.storedFlows(in: folder).count == 1)

            let launches = Launches(folder: folder)
            let next = try launches.type()
            #expect(next.claims(of: "checkout_flow") == [Self.told])
            #expect(next.actions(of: "checkout_flow") == ["launch"])
            let requests = next.filter { $0["type"] == "request" && $0["vendor"] == "mixpanel" }
            #expect("\(requests)".contains("failing_step"))
            #expect(try launches.type().claims(of: "checkout_flow") == [])
        }
    }
}
