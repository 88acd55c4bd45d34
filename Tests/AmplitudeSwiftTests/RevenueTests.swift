import AmplitudeSwift
import Testing
import VendorDelivery
import VendorTesting

@Suite struct RevenueTests {
    let device = Device()

    private func body(_ properties: String) -> String {
        Device.head("revenue_amount") + #","event_properties":{\#(properties)}}"#
    }

    @Test func `a price alone is revenue for one`() {
        let revenue = Revenue()
        revenue.price = 2.5
        device.call { $0.revenue(revenue: revenue) }
        #expect(device.takeBodies() == [body(#""$price":2.5,"$quantity":1"#)])
    }

    @Test func `everything goes under the names of Amplitude's SDK`() {
        let revenue = Revenue()
        revenue.price = -2.0
        revenue.quantity = 3
        revenue.productId = "single"
        revenue.revenueType = "refund"
        revenue.currency = "USD"
        revenue.revenue = -5.5
        revenue.properties = ["rider": "adult"]
        revenue.setReceipt(receipt: "r", receiptSignature: "s")
        device.call { $0.revenue(revenue: revenue, options: EventOptions(insertId: "order-1")) }
        let all =
            #""$currency":"USD","$price":-2.0,"$productId":"single","$quantity":3,"#
            + #""$receipt":"r","$receiptSig":"s","$revenue":-5.5,"$revenueType":"refund","#
            + #""rider":"adult""#
        let expected = body(all).replacing("00000000000000000000000000000abc", with: "order-1")
        let records = device.sink.take()
        #expect(records.map(\.body) == [expected])
        #expect(records.map(\.name) == ["revenue_amount"])
        #expect(records.map(\.repetition) == [.safe])
        #expect(records.first?.parameters["$price"] == .number(-2))
        #expect(records.first?.key == RecordKey(rawValue: 0xABC))
    }

    @Test(arguments: [
        "$price", "$quantity", "$productId", "$revenueType", "$currency", "$revenue", "$receipt",
        "$receiptSig",
    ])
    func `a property in the place of Amplitude's own is left out and reported`(key: String) {
        let revenue = Revenue()
        revenue.price = 1
        revenue.properties = [key: "mine", "rider": "adult"]
        device.call { $0.revenue(revenue: revenue) }
        #expect(
            device.takeBodies() == [body(#""$price":1.0,"$quantity":1,"rider":"adult""#)]
        )
        #expect(device.problems.rules == [key: AmplitudeLimits.propertyReserved])
    }

    @Test func `a receipt may be longer than other texts`() {
        let long = String(repeating: "x", count: 1_025)
        let revenue = Revenue()
        revenue.price = 1
        revenue.receipt = long
        device.call { $0.revenue(revenue: revenue) }
        #expect(device.sink.take().map { $0.parameters["$receipt"] } == [.string(long)])
    }
}
