import AnalyticsConsent
import Checkout
import HeraldCore
import Inspector
import Profile
import Search
import Testing
import Tickets
import VendorDelivery
import VendorTesting
import VendorTransport

@testable import moove

/// Every event that a feature can send is taken by every vendor that gets it.
@Suite struct ExampleDeliveryTests {
    private static let examples: [(feature: String, events: [any Event])] = [
        ("app", AppEvents.examples), ("tickets", TicketsAnalytics.examples),
        ("checkout", CheckoutAnalytics.examples), ("search", SearchAnalytics.examples),
        ("profile", ProfileAnalytics.examples), ("inspector", InspectorAnalytics.examples),
    ]

    @Test(arguments: examples.map(\.feature))
    func `each example is accepted by each vendor that gets it`(feature: String) throws {
        let events = try #require(Self.examples.first { $0.feature == feature }).events
        // Noon of the first day of 2026, UTC, when every story begins.
        let sandbox = try VendorSandbox(["--now", "1767268860"])
        let app = MooveApp(of: feature)
        app.launch()
        for event in events { app.launched.track(event) }
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
