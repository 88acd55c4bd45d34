import AdjustSdk
import AmplitudeSwift
import AppsFlyerLib
import FirebaseAnalytics
import Mixpanel
import Sentry
import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

/// Values and times as they arrive, digit for digit.
@Suite struct WireValueTests {
    private let sandbox: VendorSandbox
    private let phone: Phone

    init() throws {
        sandbox = try VendorSandbox.forPhone()
        phone = try Phone()
    }

    private static let values: [String: any Sendable] = [
        "a": 1_000_000_001, "b": 9_007_199_254_740_993, "c": Int.min, "d": 0.1, "e": true,
        "f": 3.0, "g": Int.max,
    ]

    /// The values where JSON's own forms are wanted.
    private static let json =
        #""a":1000000001,"b":9007199254740993,"c":-9223372036854775808,"d":0.1,"e":true,"#
        + #""f":3.0,"g":9223372036854775807"#

    @Test func `GA4 gets truth values as texts, and numbers as they are`() throws {
        let record = try arrived(.firebase) {
            $0.firebase.logEvent("e", parameters: Self.values)
        }
        #expect(record.contains(Self.json.replacing("true", with: #""true""#)))
        #expect(record.contains(#""timestamp_micros":1767225600123456"#))
    }

    @Test func `Mixpanel gets values as JSON has them, and milliseconds`() throws {
        let record = try arrived(.mixpanel) { phone in
            phone.mixpanel.track(
                event: "e",
                properties: Self.values.compactMapValues { $0 as? any MixpanelType }
            )
        }
        #expect(record.contains(Self.json))
        #expect(record.contains(#""time":1767225600123,"#))
    }

    @Test func `Amplitude gets values as JSON has them, and milliseconds`() throws {
        let record = try arrived(.amplitude) {
            $0.amplitude.track(eventType: "e", eventProperties: Self.values)
        }
        #expect(record.contains(Self.json))
        #expect(record.contains(#""time":1767225600123,"#))
    }

    @Test func `AppsFlyer gets values as JSON in a text, and UTC to the millisecond`() throws {
        let record = try arrived(.appsflyer) {
            $0.appsFlyer.logEvent("e", withValues: Self.values)
        }
        #expect(record.contains(Self.json.replacing("\"", with: #"\""#)))
        #expect(record.contains(#""eventTime":"2026-01-01 00:00:00.123""#))
    }

    @Test(arguments: [
        (0.1, "0.1"), (1_000_000_001, "1000000001.0"),
        (9_007_199_254_740_992, "9007199254740992.0"), (3, "3.0"),
    ])
    func `Adjust gets revenue without exponent, and seconds`(amount: Double, text: String) throws {
        let record = try arrived(.adjust) {
            $0.trackAdjust { $0.setRevenue(amount, currency: "EUR") }
        }
        #expect(record.contains(#""revenue":"\#(text)""#))
        #expect(record.contains(#""created_at_unix":"1767225600""#))
    }

    @Test func `Sentry gets values as JSON has them, and RFC 3339`() throws {
        let record = try arrived(.sentry) {
            $0.captureSentry { $0.context = ["values": Self.values] }
        }
        #expect(record.contains(Self.json))
        #expect(record.contains(#""timestamp":"2026-01-01T00:00:00.123456Z""#))
    }

    /// What the sandbox has read of the one record that the calls make.
    private func arrived(_ vendor: Vendor, _ calls: (Phone) -> Void) throws -> String {
        let transport = URLSessionTransport(server: sandbox.address)
        for request in phone.requests(calls) { _ = transport.send(request, until: Cancellation()) }
        #expect(phone.problems.all == [])
        let judged = try sandbox.requests()
        #expect(judged.map(\.violations) == [[]])
        return try sandbox.recordText(of: vendor.sandboxName)
    }
}
