import HeraldCore
import Testing
import VendorDelivery
import VendorTesting

@testable import moove

/// What the inspector says of records that wait in a real outbox and are sent by couriers.
@Suite struct RecordFatesTests {
    @Test func `records wait, and each ends as its vendor answers`() throws {
        try withApp { app, delivery in
            try app.perform("tap inspector")
            try app.perform("advertise")
            #expect(
                try app.shown(by: "show event")
                    == "In view: 7 calls. Records: firebase 7 queued, mixpanel 1 queued, "
                    + "amplitude 7 queued, adjust 1 queued, appsflyer 1 queued."
            )
            _ = delivery.finish(within: nil)
            // To look is one more call. The story's time is too old for Firebase and Adjust.
            let text = try app.shown(by: "show event")
            #expect(
                text
                    == "In view: 8 calls. Records: firebase 1 queued and 7 dead, "
                    + "mixpanel 1 delivered, amplitude 1 queued and 7 dead, adjust 1 dead, "
                    + "appsflyer 1 in doubt."
            )
            let call = try #require(try app.listed(by: "show ad_impression").first)
            #expect(
                call.hasPrefix(
                    "track ad_impression: firebase claimed (1 dead), mixpanel dropped, "
                        + "amplitude claimed (1 dead), adjust claimed (1 dead), "
                        + "appsflyer claimed (1 in doubt)"
                )
            )
        }
    }

    @Test func `what waits is purged by a denial, and what was sent before stays sent`() throws {
        try withApp { app, delivery in
            try app.perform("tap inspector")
            try app.perform("advertise")
            delivery.queue.waitUntilQueued(within: .seconds(60))
            try app.perform("consent deny attribution")
            let waiting = try app.shown(by: "show event")
            #expect(
                waiting.hasSuffix("amplitude 7 queued, adjust 1 purged, appsflyer 1 purged.")
            )
            _ = delivery.finish(within: nil)
            try app.perform("consent deny analytics")
            let text = try app.shown(by: "show mixpanel")
            #expect(text.hasSuffix("Records: mixpanel 2 delivered."))
        }
    }

    @Test(arguments: [
        ("show in_doubt", ["ad_impression"]),
        ("show appsflyer in_doubt", ["ad_impression"]),
        ("show adjust dead", ["ad_impression"]),
        ("show adjust in_doubt", []),
        ("show delivered", ["preferred_section", "section_selected"]),
        ("show delivered event", ["section_selected"]),
    ])
    func `calls are shown by what became of their records`(line: String, names: [String]) throws {
        try withApp { app, delivery in
            try app.perform("tap inspector")
            try app.perform("advertise")
            _ = delivery.finish(within: nil)
            let titles = try app.listed(by: line).map { String($0.prefix { $0 != ":" }) }
            #expect(titles.compactMap { $0.split(separator: " ").last.map(String.init) } == names)
        }
    }

    @Test func `what another process purges is gone, and may have been sent`() throws {
        try withApp { app, delivery in
            try app.perform("tap inspector")
            delivery.queue.waitUntilQueued(within: .seconds(60))
            let other = try #require(delivery.queue.existing)
            _ = try other.purge(vendors: ["mixpanel"])
            let text = try app.shown(by: "show event")
            #expect(
                text.hasSuffix("firebase 5 queued, mixpanel 1 gone, amplitude 5 queued.")
            )
        }
    }

    @Test func `only the latest calls are known`() throws {
        let fates = RecordFates(of: nil, capacity: 2)
        let app = Assembly()
        let routes = (1...3).flatMap { number -> [VendorRoute] in
            app.herald.track(Remark())
            return app.takeReport().calls.flatMap(\.routes)
        }
        for route in routes { fates.note(route) }
        let deliveries = fates.look()
        let numbers = Set(routes.map(\.report.occurrence.sequence)).sorted()
        let known = numbers.map { deliveries("firebase", $0) }
        #expect(known == [[:], [.dryRun: 1], [.dryRun: 1]])
    }

    private struct Remark: Event {
        var name: String { "remark" }
    }

    private func withApp(_ body: (MooveApp, Delivery) throws -> Void) throws {
        try withFolder { folder in
            let directory = DataDirectory(named: folder, environment: [:])
            let stores = directory.stores(.standard) { Issue.record("\($0)") }
            let delivery = Delivery(
                by: AppAnalytics.routes(.demonstration, stores: stores),
                from: stores.queue(),
                over: ScriptedTransport { request, _, _ in Self.answer(to: request) },
                pace: .onFlush
            )
            let world = World(named: "fates")
            let analytics = AppAnalytics(
                world: world,
                configuration: .demonstration,
                stores: stores,
                policy: .generic,
                hasLog: false,
                delivery: delivery
            )
            let app = MooveApp(analytics: analytics, world: world)
            app.launch()
            try body(app, delivery)
        }
    }

    private static func answer(to request: VendorRequest) -> Answer {
        switch request.vendor {
        case "appsflyer": .lost(Answer.Fault(host: "vendor.example", reason: "no answer"))
        case "amplitude": .response(Answer.Response(status: 400))
        default: .response(Answer.Response(status: 200, body: Array("1".utf8)))
        }
    }
}

extension MooveApp {
    /// The gist of what the app tells somebody who does something.
    fileprivate func shown(by line: String) throws -> String {
        try #require(try told(by: line).first)
    }

    /// The calls that it lists.
    fileprivate func listed(by line: String) throws -> [String] {
        Array(try told(by: line).dropFirst())
    }

    private func told(by line: String) throws -> [String] {
        let action = try #require(Action(line))
        return try #require(try perform(action)).split(separator: "\n").map(String.init)
    }
}
