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
        #expect(Set(plan.examples.map(\.name)) == Set(plan.events.keys))
        #expect(Set(plan.exampleProperties.map(\.name)) == Set(plan.properties.keys))
    }

    @Test(arguments: Plan.all.map(\.name))
    func `each vendor gets what the plan says`(name: String) throws {
        let plan = try #require(Plan.all.first { $0.name == name })
        let app = MooveApp(of: "plan")
        app.launch()
        _ = app.takeReport()
        for (name, row) in plan.events {
            let examples = plan.examples.filter { $0.name == name }
            let calls = try examples.map { event in
                try app.call { $0.track(event) }
            }
            expect(calls, are: row, name)
        }
        for (name, row) in plan.properties {
            let examples = plan.exampleProperties.filter { $0.name == name }
            let calls = try examples.map { property in
                try app.call { $0.set(property) }
            }
            expect(calls, are: row, name)
        }
    }

    private func expect(_ calls: [CallReport], are row: [String], _ name: String) {
        #expect(row.count == Plan.vendors.count, "\(name)")
        for (vendor, cell) in zip(Plan.vendors, row) {
            let routes = calls.map { call in call.routes.first { $0.vendor == vendor } }
            #expect(PlanCell(routes).text == cell, "\(name), \(vendor)")
        }
        #expect(calls.flatMap(\.routes).flatMap(\.report.failures).isEmpty, "\(name)")
    }
}

extension MooveApp {
    /// Makes a call, and says what became of it.
    fileprivate func call(_ make: (AnalyticsLaunch) -> Void) throws -> CallReport {
        make(launched)
        return try #require(takeReport().calls.first)
    }
}
