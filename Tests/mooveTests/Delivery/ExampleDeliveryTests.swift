import AnalyticsConsent
import HeraldCore
import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

@testable import moove

/// Every event that a feature can send is taken by every vendor that gets it.
@Suite struct ExampleDeliveryTests {
    @Test(arguments: Plan.all.map(\.name))
    func `each example is accepted by each vendor that gets it`(feature: String) throws {
        let plan = try #require(Plan.all.first { $0.name == feature })
        // Noon of the first day of 2026, UTC, when every story begins.
        let sandbox = try VendorSandbox(["--now", "1767268860"])
        let app = MooveApp(of: feature)
        app.launch()
        for event in plan.examples { app.launched.track(event) }
        let transport = URLSessionTransport(server: sandbox.address)
        let requests = app.takeReport().requests
        for request in requests {
            _ = transport.send(request, until: Cancellation())
        }
        let counts = try sandbox.summary()
        #expect(counts.values.map(\.requests).reduce(0, +) == requests.count)
        #expect(!requests.isEmpty)
        for (vendor, counts) in counts {
            #expect(counts.violations.isEmpty, "\(vendor): \(counts.violations)")
            #expect(counts.accepted + counts.duplicates == counts.records, "\(vendor)")
        }
    }
}
