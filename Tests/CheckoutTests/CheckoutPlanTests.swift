import FeatureTesting
import HeraldCore
import Testing

@testable import Checkout

/// What each vendor gets of each event of this feature.
@Suite struct CheckoutPlanTests {
    private static let receipt = PassReceipt(
        orderId: "order-1",
        order: PassOrder(idempotencyKey: "key-1", pass: .month, price: TravelPass.month.price)
    )
    private static let item =
        #"{"item_category":"pass","item_id":"pass_month","item_name":"month pass","#
        + #""price":90.0,"quantity":1}"#
    private static let own = #""currency":"USD","pass_id":"pass_month","total":90.0}"#

    private func vendors(tokens: [String: String]) -> FeatureVendors {
        FeatureVendors([
            .firebase(CheckoutAnalytics.firebase()),
            .mixpanel { CheckoutAnalytics.mixpanel($0) },
            .amplitude { CheckoutAnalytics.amplitude($0) },
            .adjust(CheckoutAnalytics.adjust(tokens: tokens)),
            .appsFlyer(CheckoutAnalytics.appsFlyer()),
        ])
    }

    private let tokens = ["checkout_started": "cs0001", "checkout_completed": "cc0001"]

    @Test func `a started checkout`() {
        #expect(
            vendors(tokens: tokens).sent(CheckoutStarted(pass: .month)) == [
                #"firebase begin_checkout {"currency":"USD","items":[\#(Self.item)],"value":90.0}"#,
                #"mixpanel checkout_started {\#(Self.own)"#,
                #"amplitude checkout_started {\#(Self.own)"#,
                #"adjust cs0001 {\#(Self.own.texts)"#,
                #"appsflyer af_initiated_checkout {"af_content_id":"pass_month","#
                    + #""af_currency":"USD","af_price":90.0}"#,
            ]
        )
    }

    @Test func `a tap on pay`() {
        #expect(
            vendors(tokens: tokens).sent(PayTapped(pass: .month)) == [
                #"firebase add_payment_info {"currency":"USD","items":[\#(Self.item)],"value":90.0}"#,
                #"mixpanel pay_tapped {\#(Self.own)"#,
                #"amplitude pay_tapped {\#(Self.own)"#,
            ]
        )
    }

    @Test func `a card number goes to nobody`() {
        #expect(vendors(tokens: tokens).sent(CardNumberSeen()) == [])
    }

    @Test func `a paid pass`() {
        let charge = #"{"$amount":90.0,"$time":"2026-01-01T12:00:00.000Z","order_id":"order-1"}"#
        #expect(
            vendors(tokens: tokens).sent(CheckoutCompleted(receipt: Self.receipt)) == [
                #"firebase purchase {"currency":"USD","items":[\#(Self.item)],"#
                    + #""transaction_id":"order-1","value":90.0}"#,
                #"mixpanel checkout_completed {"currency":"USD","order_id":"order-1","#
                    + #""pass_id":"pass_month","total":90.0}"#,
                #"mixpanel $append {"$transactions":\#(charge)}"#,
                #"amplitude revenue_amount {"$currency":"USD","$price":90.0,"#
                    + #""$productId":"pass_month","$quantity":1,"$revenueType":"purchase","#
                    + #""order_id":"order-1"}"#,
                #"adjust cc0001 {"currency":"USD","order_id":"order-1","revenue":90.0}"#,
                #"appsflyer af_purchase {"af_content_id":"pass_month","af_content_type":"pass","#
                    + #""af_currency":"USD","af_order_id":"order-1","af_quantity":1,"#
                    + #""af_revenue":90.0}"#,
            ]
        )
    }

    @Test(arguments: PaymentRefusal.allCases)
    func `a refused card says why, to those who take everything`(refusal: PaymentRefusal) {
        let sent = vendors(tokens: tokens).sent(CheckoutFailed(refusal: refusal))
        #expect(sent.map { $0.prefix { $0 != " " } } == ["firebase", "mixpanel", "amplitude"])
        #expect(sent.allSatisfy { $0.contains(#" checkout_failed {"reason":""#) })
    }

    @Test func `a whole checkout goes to those who take everything`() throws {
        let flow = try #require(CheckoutAnalytics.examples.first { $0.name == "checkout_flow" })
        let sent = vendors(tokens: tokens).sent(flow)
        let parameters =
            #"{"card_ms":5000,"choose_ms":1000,"flow_version":1,"outcome":"success","#
            + #""pay_ms":5000,"sample_rate":1.0}"#
        #expect(
            sent
                == ["firebase", "mixpanel", "amplitude"].map {
                    "\($0) checkout_flow \(parameters)"
                }
        )
    }

    @Test func `without a token Adjust gets nothing`() {
        let sent = vendors(tokens: [:]).sent(CheckoutCompleted(receipt: Self.receipt))
        #expect(!sent.contains { $0.hasPrefix("adjust") })
        #expect(sent.count == 5)
    }

    @Test func `there is an example of each event`() {
        let expected: Set = [
            "checkout", "user_action", "app_error", "checkout_started", "card_number_seen",
            "pay_tapped", "checkout_completed", "checkout_failed", "checkout_flow",
        ]
        #expect(Set(CheckoutAnalytics.examples.map(\.name)) == expected)
    }
}

extension String {
    /// Adjust's parameters are all text.
    fileprivate var texts: String { replacing("90.0", with: #""90.0""#) }
}
