import Testing
import VendorTesting
import VendorTransport

@testable import moove

@Suite struct InspectTests {
    @Test func `what a vendor refused is shown with the reason, and no value`() throws {
        try withFolder { folder in
            let sandbox = try VendorSandbox(misbehaving: [
                #"{"vendor":"appsflyer","mode":"status","status":400,"count":-1}"#
            ])
            let script = TypedLines([
                "open moove://app/fare_list?riderId=adult", "choose day", "confirm",
            ])
            let run = Run(
                "run - --quiet --data-dir \(folder) --vendor-url \(sandbox.address.text)",
                typed: script
            )
            #expect(run.code == .unavailable)
            #expect(run.output.contains("appsflyer 0 in 1 request, dead 1"))
            let inspected = Run("inspect --vendor appsflyer --data-dir \(folder)")
            #expect(inspected.code == .done)
            #expect(inspected.lines[0] == "appsflyer 1 dead")
            #expect(inspected.lines[1].hasPrefix("  dead     af_purchase  "))
            #expect(inspected.lines[2].contains("HTTP 400"))
            #expect(inspected.lines[3].hasPrefix("\(folder): "))
            #expect(!inspected.output.contains("USD"))
            let json = try Run("inspect --json --vendor appsflyer --data-dir \(folder)").json()
            #expect(json.compactMap { $0["type"]?.text } == ["queue", "aside", "directory"])
            #expect(json[0]["dead"] == 1)
            #expect(json[1]["cause"] == "dead")
            #expect(json[1]["name"] == "af_purchase")
            #expect((json[2]["bytes"]?.integer ?? 0) > 10_000)
            #expect(json[2]["unreadable"] == 0)
            #expect(Run("consent deny --data-dir \(folder)").code == .done)
            let purged = Run("inspect --vendor appsflyer --data-dir \(folder)")
            #expect(purged.lines[0] == "appsflyer 1 dead")
            #expect(purged.lines[1] == "  of 1 more, dead or in doubt, nothing is kept")
        }
    }

    @Test func `until when a vendor wants nothing is shown`() throws {
        try withFolder { folder in
            let sandbox = try VendorSandbox(misbehaving: [
                #"{"vendor":"amplitude","mode":"status","status":429,"retry_after":3600}"#
            ])
            let run = Run(
                "run - --quiet --data-dir \(folder) --vendor-url \(sandbox.address.text)",
                typed: TypedLines(["open moove://app/home"])
            )
            #expect(run.code == .unavailable)
            let lines = Run("inspect --data-dir \(folder)").lines
            let paused = lines.filter { $0.contains("; it wants nothing before 20") }
            #expect(paused.count == 1)
            #expect(paused.first?.hasPrefix("amplitude") == true)
            let json = try Run("inspect --json --vendor amplitude --data-dir \(folder)").json()
            #expect(json[0]["pausedUntil"]?.integer ?? 0 > json[0]["oldest"]?.integer ?? .max)
        }
    }

    @Test func `a vendor there is none of is a mistake`() {
        let run = Run("inspect --vendor fire")
        #expect(run.code == .usage)
        #expect(run.errors.first?.contains("There is no vendor 'fire'.") == true)
    }
}
