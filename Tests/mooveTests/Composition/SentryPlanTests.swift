import AnalyticsConsent
import HeraldCore
import Testing
import VendorDelivery

@testable import moove

/// What Sentry makes of the plan's properties: tags, of a fixed list.
@Suite struct SentryPlanTests {
    private static let rows = [
        "preferred_section": "kept", "tickets_purchased": "dropped by HeraldSentry",
    ]

    @Test func `a property is a tag of the fixed list, or dropped`() throws {
        let app = MooveApp(of: "plan")
        app.launch()
        for property in Plan.all.flatMap(\.exampleProperties) {
            _ = app.takeReport()
            app.launched.set(property)
            let call = try #require(app.takeReport().calls.first)
            let cell = PlanCell([call.routes.first { $0.vendor == "sentry" }])
            #expect(cell.text == Self.rows[property.name], "\(property.name)")
        }
    }

    @Test func `a tag goes with the next issue, and not beyond a reset`() throws {
        let app = MooveApp(of: "plan")
        app.launch()
        for property in Plan.all.flatMap(\.exampleProperties) { app.launched.set(property) }
        #expect(Set(try tags(of: app)) == ["preferred_section"])
        app.launched.reset()
        #expect(try tags(of: app) == [])
    }

    /// The names of the tags that an error's issue has.
    private func tags(of app: MooveApp) throws -> [String] {
        let error = try #require(
            Plan.all.flatMap(\.examples).first { $0.name == "app_error" }
        )
        _ = app.takeReport()
        app.launched.track(error)
        let request = try #require(app.takeReport().requests.first { $0.vendor == "sentry" })
        let text = request.body.text(revealingSecrets: true)
        let event = try JSON(text: String(try #require(text.split(separator: "\n").last)))
        return Array((event["tags"]?.members ?? [:]).keys)
    }
}
