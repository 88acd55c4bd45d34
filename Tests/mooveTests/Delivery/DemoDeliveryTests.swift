import Testing
import VendorTesting
import VendorTransport

@testable import moove

@Suite struct DemoDeliveryTests {
    /// What the sandbox calls a vendor.
    private static func name(of vendor: String) -> String {
        vendor == "firebase" ? "ga4" : vendor
    }

    @Test(arguments: Flow.all.map(\.name), ["", " --direct"])
    func `every record of a flow is accepted, once`(flow: String, writing: String) throws {
        let sandbox = try VendorSandbox()
        let run = Run("demo \(flow) --json --vendor-url \(sandbox.address.text)\(writing)")
        #expect(run.code == .done)
        #expect(run.errors.isEmpty)
        let deliveries = try run.json().filter { $0["type"] == "delivery" }
        // One flow leaves two vendors out.
        #expect(deliveries.count >= VendorName.allCases.count - 2)
        for delivery in deliveries {
            let vendor = try #require(delivery["vendor"]?.text)
            let counts = try #require(try sandbox.summary()[Self.name(of: vendor)])
            #expect(counts.accepted == delivery["delivered"]?.integer, "\(vendor)")
            #expect(counts.records == counts.accepted, "\(vendor)")
            #expect(counts.requests == delivery["requests"]?.integer, "\(vendor)")
            #expect(counts.violations.isEmpty, "\(vendor): \(counts.violations)")
            #expect(delivery["dead"] == 0)
            #expect(delivery["inDoubt"] == 0)
        }
    }

    @Test func `in one run of all flows no vendor sees time go back`() throws {
        let sandbox = try VendorSandbox()
        let run = Run("demo --json --quiet --vendor-url \(sandbox.address.text)")
        #expect(run.code == .done)
        let counts = try sandbox.summary()
        for vendor in VendorName.allCases.map(\.rawValue) {
            let counts = try #require(counts[Self.name(of: vendor)])
            #expect(counts.violations.isEmpty, "\(vendor): \(counts.violations)")
            #expect(counts.accepted > 0, "\(vendor)")
        }
    }

    @Test func `what is delivered is what the flow's sum counts`() throws {
        let sandbox = try VendorSandbox()
        let lines = try Run("demo buy-ticket --json --vendor-url \(sandbox.address.text)").json()
        let summary = try #require(lines.first { $0["type"] == "summary" })
        let deliveries = lines.filter { $0["type"] == "delivery" }
        #expect(deliveries.count == VendorName.allCases.count)
        for delivery in deliveries {
            let vendor = try #require(delivery["vendor"]?.text)
            #expect(delivery["outcome"] == "sent")
            #expect(delivery["delivered"] == summary["records"]?[vendor], "\(vendor)")
        }
    }

    @Test func `people get a line for each vendor`() throws {
        let sandbox = try VendorSandbox()
        let run = Run("demo buy-ticket --quiet --vendor-url \(sandbox.address.text)")
        let lines = run.lines.filter { $0.contains("delivered: ") }
        #expect(lines.count == 5, "Nothing goes wrong, so there is nothing for Sentry.")
        #expect(lines.allSatisfy { $0.contains(/delivered: [a-z]+ \d+ in \d+ requests?$/) })
    }

    @Test func `a vendor that misbehaves for a moment gets all the same`() throws {
        let sandbox = try VendorSandbox(misbehaving: [
            #"{"vendor":"mixpanel","mode":"status","status":503,"count":1}"#
        ])
        let run = Run("demo buy-ticket --json --vendor-url \(sandbox.address.text)")
        #expect(run.code == .done)
        let lines = try run.json()
        let delivery = try #require(
            lines.first { $0["type"] == "delivery" && $0["vendor"] == "mixpanel" }
        )
        let summary = try #require(lines.first { $0["type"] == "summary" })
        #expect(delivery["delivered"] == summary["records"]?["mixpanel"])
        #expect((delivery["repeated"]?.integer ?? 0) > 0)
        #expect(try sandbox.summary()["mixpanel"]?.misbehaved == 1)
    }

    @Test func `vendors that can't be reached are named, and the program says so`() throws {
        let run = Run("demo buy-ticket --quiet --vendor-url http://127.0.0.1:1")
        #expect(run.code == .unavailable)
        #expect(run.output.contains("firebase 0 in"))
        #expect(run.output.contains("not reached (127.0.0.1:1: "))
    }

    @Test(arguments: ["demo", "run -"])
    func `demonstration keys reach no vendor`(command: String) {
        for options in ["--deliver", "--vendor-url https://collector.example"] {
            let run = Run("\(command) \(options)")
            #expect(run.code == .configuration)
            #expect(run.output.isEmpty)
            #expect(
                run.errors.first?.contains("demonstration keys may go to this machine only") == true
            )
        }
    }

    @Test(arguments: [
        "http://collector.example", "127.0.0.1:8080", "ftp://127.0.0.1", "http://127.0.0.1/path",
        "https://user:secret@collector.example", "https://", "http://127.0.0.1:70000",
    ])
    func `a server that nothing can be sent to is refused`(url: String) {
        let run = Run("demo --vendor-url \(url)")
        #expect(run.code == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.first?.contains("'--vendor-url' can't be used") == true)
        #expect(!run.errors.joined().contains("secret"))
    }
}
