import Testing

@testable import moove

@Suite struct CheckoutFlowTests {
    private static let item =
        #"{"item_category":"pass","item_id":"pass_year","item_name":"year pass","price":900,"#
        + #""quantity":1}"#
    private let flow: PlayedFlow
    private let order: String

    init() throws {
        flow = try PlayedFlow("checkout")
        let sale = try #require(flow.firebase.first { $0.name == "purchase" })
        order = try #require(sale.values["transaction_id"]?.text)
    }

    @Test(arguments: ["firebase", "mixpanel", "amplitude"])
    func `each checkout is told as a whole, once`(vendor: String) {
        #expect(
            flow.values(of: "checkout_flow", for: vendor) == [
                #"{"card_ms":5000,"choose_ms":5000,"error_code":1,"#
                    + #""error_domain":"checkout.refusal","failing_step":"pay","flow_version":1,"#
                    + #""outcome":"failure","pay_ms":1000,"sample_rate":1}"#,
                #"{"card_ms":5000,"choose_ms":5000,"flow_version":1,"outcome":"success","#
                    + #""pay_ms":30000,"sample_rate":1}"#,
            ]
        )
        #expect(flow.values(of: "checkout_failed", for: vendor) == [#"{"reason":"card_declined"}"#])
    }

    @Test func `Firebase gets GA4's checkout`() {
        let events = flow.firebase.map(\.name).filter {
            ["begin_checkout", "add_payment_info", "purchase"].contains($0)
        }
        #expect(
            events == [
                "begin_checkout", "add_payment_info", "begin_checkout", "add_payment_info",
                "add_payment_info", "purchase",
            ]
        )
        #expect(
            flow.values(of: "purchase", for: "firebase") == [
                #"{"currency":"USD","items":[\#(Self.item)],"transaction_id":"\#(order)","#
                    + #""value":900}"#
            ]
        )
    }

    @Test func `Mixpanel gets the paid pass and then the charge`() {
        let records = flow.mixpanel.filter {
            $0.name == "checkout_completed" || $0.name == "$append"
        }
        #expect(records.map(\.name) == ["checkout_completed", "$append"])
        #expect(
            records.first?.values == [
                "currency": "USD", "order_id": "\(order)", "pass_id": "pass_year", "total": 900,
            ]
        )
        #expect(records.last?.values["$transactions"]?["$amount"] == 900)
        #expect(records.last?.values["$transactions"]?["order_id"]?.text == order)
    }

    @Test func `Amplitude gets revenue in place of the event`() {
        #expect(
            flow.values(of: "revenue_amount", for: "amplitude") == [
                #"{"$currency":"USD","$price":900,"$productId":"pass_year","$quantity":1,"#
                    + #""$revenueType":"purchase","order_id":"\#(order)"}"#
            ]
        )
        #expect(flow.values(of: "checkout_completed", for: "amplitude") == [])
    }

    @Test func `Adjust gets two starts and one revenue`() {
        #expect(flow.sent(to: "adjust").map { $0.prefix(6) } == ["cs0001", "cs0001", "cc0001"])
        let sale = flow.sent(to: "adjust").last ?? ""
        #expect(sale.contains(#""currency":"USD""#) && sale.contains(#""revenue":"900.0""#))
        #expect(sale.contains(order))
    }

    @Test func `AppsFlyer gets two starts and one purchase`() {
        #expect(
            flow.sent(to: "appsflyer").map { $0.prefix { $0 != " " } } == [
                "af_initiated_checkout", "af_initiated_checkout", "af_purchase",
            ]
        )
        #expect(
            flow.values(of: "af_purchase", for: "appsflyer") == [
                #"{"af_content_id":"pass_year","af_content_type":"pass","af_currency":"USD","#
                    + #""af_order_id":"\#(order)","af_quantity":1,"af_revenue":900.0}"#
            ]
        )
    }

    @Test func `a card's number reaches nobody`() {
        let seen = flow.tracked("card_number_seen")
        #expect(seen.count == 2)
        for vendor in VendorName.allCases.map(\.rawValue) {
            #expect(seen.allSatisfy { $0.routes[vendor]?["outcome"] == "dropped" })
            #expect(seen.allSatisfy { $0.routes[vendor]?["module"] == "Checkout" })
        }
        #expect(flow.requests.allSatisfy { !"\($0.body)".contains("card_number_seen") })
    }
}
