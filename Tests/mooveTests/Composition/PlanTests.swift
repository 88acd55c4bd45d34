import AnalyticsConsent
import HeraldCore
import Testing
import VendorDelivery

@testable import moove

/// The app's plan, cell by cell: the running chains are asked, with the features' own examples.
@Suite struct PlanTests {
    @Test(arguments: Plan.all.map(\.name))
    func `every event of the plan has an example, and every example is in the plan`(
        name: String
    ) throws {
        let plan = try #require(Plan.all.first { $0.name == name })
        #expect(Set(plan.examples.map(\.name)) == Set(plan.rows.keys))
    }

    @Test(arguments: Plan.all.map(\.name))
    func `each vendor gets what the plan says`(name: String) throws {
        let plan = try #require(Plan.all.first { $0.name == name })
        let app = MooveApp(of: "plan")
        app.launch()
        _ = app.takeReport()
        for event in plan.examples {
            app.launched.track(event)
            let routes = try #require(app.takeReport().calls.first).routes
            let cells = Plan.vendors.map { vendor -> String in
                let names = routes.filter { $0.vendor == vendor }.flatMap(\.records).map(\.name)
                return names.isEmpty ? "-" : names.joined(separator: " + ")
            }
            #expect(cells.joined(separator: ", ") == plan.rows[event.name], "\(event.name)")
            #expect(routes.flatMap(\.report.failures).isEmpty, "\(event.name)")
        }
    }
}
