import AnalyticsConsent
import HeraldCore
import Shared
import Testing
import VendorDelivery

@testable import moove

/// Where a property of the plan is once it is set: with whose later events it goes, and until when.
@Suite struct PlanPropertyTests {
    /// What goes with a later event, by vendor.
    private struct Companions: Equatable {
        var firebase: Bool
        var mixpanel = false
        var amplitude = false
        var adjust: Bool
        var appsflyer = false
    }

    private static let properties = Plan.all.flatMap(\.exampleProperties).map(\.name)

    @Test(arguments: Set(properties).sorted())
    func `what is kept goes with a later event, and is removed at a reset`(name: String) throws {
        let property = try #require(
            Plan.all.flatMap(\.exampleProperties).first { $0.name == name }
        )
        let app = MooveApp(of: "plan")
        app.launch()
        #expect(try companions(named: name, in: app) == Companions(firebase: false, adjust: false))
        app.launched.set(property)
        #expect(try companions(named: name, in: app) == Companions(firebase: true, adjust: true))
        app.launched.reset()
        #expect(try companions(named: name, in: app) == Companions(firebase: false, adjust: false))
    }

    /// With whose record of an event the property goes.
    private func companions(named name: String, in app: MooveApp) throws -> Companions {
        _ = app.takeReport()
        app.launched.track(DeepLinkOpened(kind: .home, campaign: nil))
        let report = app.takeReport()
        func isWith(_ vendor: String) throws -> Bool {
            let records = report.calls.flatMap(\.routes).filter { $0.vendor == vendor }
                .flatMap(\.records)
            return records.contains { $0.parameters[name] != nil }
        }
        let firebase = try report.requests.filter { $0.vendor == "firebase" }.map { request in
            let body = try JSON(text: request.body.text(revealingSecrets: true))
            return body["user_properties"]?[name] != nil
        }
        return Companions(
            firebase: firebase.contains(true),
            mixpanel: try isWith("mixpanel"),
            amplitude: try isWith("amplitude"),
            adjust: try isWith("adjust"),
            appsflyer: try isWith("appsflyer")
        )
    }
}
