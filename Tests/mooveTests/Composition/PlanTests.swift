import AnalyticsConsent
import Checkout
import HeraldCore
import Inspector
import Profile
import Search
import Testing
import Tickets
import VendorDelivery

@testable import moove

/// The app's plan, typed by hand: what each vendor gets of each event, by the records' names.
///
/// The running chains are asked, with the features' own examples.
@Suite struct PlanTests {
    /// The vendors of a row, in its order; `-` is nothing.
    private static let vendors = ["firebase", "mixpanel", "amplitude", "adjust", "appsflyer"]

    private static let events: [String: String] = {
        var rows = [
            "rider_selected": "select_content, rider_selected, rider_selected, -, -",
            "fare_selected": "fare_selected, fare_selected, fare_selected, -, -",
            "ticket_count_changed": "ticket_count_changed, -, ticket_count_changed, -, -",
            "ticket_purchased":
                "purchase, ticket_purchased + $append, revenue_amount, TOKEN, af_purchase",
            "purchase_failed": "purchase_failed, purchase_failed, purchase_failed, -, -",
            "checkout_started":
                "begin_checkout, checkout_started, checkout_started, TOKEN, af_initiated_checkout",
            "pay_tapped": "add_payment_info, pay_tapped, pay_tapped, -, -",
            "card_number_seen": "-, -, -, -, -",
            "checkout_completed":
                "purchase, checkout_completed + $append, revenue_amount, TOKEN, af_purchase",
            "checkout_failed": "checkout_failed, checkout_failed, checkout_failed, -, -",
            "checkout_flow": "checkout_flow, checkout_flow, checkout_flow, -, -",
            "search_performed": "search, search_performed, search_performed, -, af_search",
            "signed_in": "signed_in, signed_in, signed_in, -, -",
            "signed_out": "signed_out, signed_out, signed_out, -, -",
            "profile_edited": "profile_edited, profile_edited, profile_edited, -, -",
            "ad_impression": "ad_impression, -, revenue_amount, ad_revenue, af_ad_view",
            "inspector_filtered": "inspector_filtered, -, inspector_filtered, -, -",
            "inspector_cleared": "inspector_cleared, -, inspector_cleared, -, -",
            "deep_link_opened": "deep_link_opened, deep_link_opened, deep_link_opened, TOKEN, -",
            "section_selected": "section_selected, section_selected, section_selected, -, -",
            "user_action": "user_action, -, user_action, -, -",
            "app_error": "app_error, -, app_error, -, -",
        ]
        let screens = [
            "home", "rider_list", "fare_list", "ticket_confirmation", "checkout", "search",
            "profile", "inspector",
        ]
        for screen in screens { rows[screen] = "screen_view, -, [Amplitude] Screen Viewed, -, -" }
        return rows
    }()

    private static let examples: [any Event] = [
        AppEvents.examples,
        CheckoutAnalytics.examples,
        InspectorAnalytics.examples,
        ProfileAnalytics.examples,
        SearchAnalytics.examples,
        TicketsAnalytics.examples,
    ].flatMap { $0 }

    @Test func `every event of the plan has an example, and every example is in the plan`() {
        #expect(Set(Self.examples.map(\.name)) == Set(Self.events.keys))
    }

    @Test func `each vendor gets what the plan says, cell by cell`() throws {
        let tokens = try #require(AppConfiguration.demonstration.adjust).eventTokens
        let app = MooveApp(of: "plan")
        app.launch()
        _ = app.takeReport()
        for event in Self.examples {
            app.launched.track(event)
            let routes = try #require(app.takeReport().calls.first).routes
            let cells = Self.vendors.map { vendor -> String in
                let names = routes.filter { $0.vendor == vendor }.flatMap(\.records).map(\.name)
                return names.isEmpty ? "-" : names.joined(separator: " + ")
            }
            let expected = try #require(Self.events[event.name])
                .replacing("TOKEN", with: tokens[event.name] ?? "no token")
            #expect(cells.joined(separator: ", ") == expected, "\(event.name)")
            #expect(routes.flatMap(\.report.failures).isEmpty, "\(event.name)")
        }
    }
}
