import AnalyticsConsent
import AnalyticsFlows
import HeraldCore
import Testing

@testable import moove

/// For whom open flows and the marks of throttles are kept.
@Suite struct StoredActivityTests {
    @Test func `the purposes whose vendors are told are those that it is kept for`() throws {
        let app = MooveApp(of: "told")
        app.launch()
        _ = app.takeReport()
        var purposes: Set<Purpose> = []
        let names: Set = ["checkout_flow", "inspector_filtered"]
        let told = Plan.all.flatMap(\.examples).filter { names.contains($0.name) }
        #expect(Set(told.map(\.name)) == names)
        for event in told {
            app.launched.track(event)
            let routes = try #require(app.takeReport().calls.first).routes
            for route in routes where route.report.outcome == .claimed {
                purposes.insert(try #require(VendorName(rawValue: route.vendor)).purpose)
            }
        }
        #expect(purposes == Set(Purpose.toldOfActivity.filter { !VendorName.all(for: $0).isEmpty }))
    }

    @Test(arguments: [
        (ConsentState.granted, ConsentState.denied, StoragePermission.granted),
        (.denied, .granted, .granted),
        (.undecided, .denied, .undecided),
        (.undecided, .granted, .granted),
        (.denied, .denied, .denied),
    ])
    func `it is stored while one of them is granted`(
        analytics: ConsentState,
        diagnostics: ConsentState,
        expected: StoragePermission
    ) {
        let decisions = ConsentSnapshot { purpose in
            switch purpose {
            case .analytics: ConsentDecision(analytics, epoch: 1)
            case .diagnostics: ConsentDecision(diagnostics, epoch: 1)
            case .attribution: ConsentDecision(.granted, epoch: 1)
            }
        }
        #expect(decisions.storage(for: Purpose.toldOfActivity) == expected)
    }

    @Test func `a grant that follows no decision goes on from it, one after a denial doesn't`() {
        let consent = ConsentMemory(.undecided)
        let epochs = { consent.snapshot().grantEpochs(of: [.analytics]) }
        let undecided = epochs()
        consent.decide(.granted, for: .analytics)
        #expect(epochs() == undecided)
        consent.decide(.denied, for: .analytics)
        #expect(epochs() == [:])
        consent.decide(.undecided, for: .analytics)
        let again = epochs()
        #expect(again != undecided)
        consent.decide(.granted, for: .analytics)
        #expect(epochs() == again)
    }
}
