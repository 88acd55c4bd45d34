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

/// What the stand-ins make of values at the limits, before the sandbox.
@Suite struct AtLimitTests {
    private typealias Calls = @Sendable (Phone) -> Void

    @Test(arguments: Vendor.allCases)
    func `a call at a limit makes a request that is accepted`(vendor: Vendor) throws {
        let sandbox = try VendorSandbox.forPhone()
        let transport = URLSessionTransport(server: sandbox.address)
        for (index, calls) in Self.calls(for: vendor).enumerated() {
            let phone = try Phone()
            let requests = phone.requests(calls)
            #expect(phone.problems.all == [], "\(vendor) \(index)")
            #expect(requests.count == 1)
            try sandbox.reset()
            for request in requests { _ = transport.send(request, until: Cancellation()) }
            let judged = try sandbox.requests()
            #expect(judged.flatMap(\.violations) == [], "\(vendor) \(index)")
            let outcomes = judged.flatMap(\.records).map(\.outcome)
            #expect(!outcomes.isEmpty && Set(outcomes) == ["accepted"], "\(vendor) \(index)")
        }
    }

    private static func calls(for vendor: Vendor) -> [Calls] {
        switch vendor {
        case .adjust: adjust
        case .amplitude: amplitude
        case .appsflyer: appsFlyer
        case .firebase: firebase
        case .mixpanel: mixpanel
        case .sentry: sentry
        }
    }

    private static func text(_ count: Int, of character: Character = "x") -> String {
        BrokenRequest.text(count, of: character)
    }

    private static let adjust: [Calls] = [
        { $0.trackAdjust { $0.setRevenue(0.001, currency: "EUR") } },
        { $0.trackAdjust { $0.setRevenue(1e15, currency: "EUR") } },
        { $0.trackAdjust { $0.addCallbackParameter("😀&=%\"", value: "é +\\\n") } },
        { $0.trackAdjust { $0.addCallbackParameter("t", value: text(999_000)) } },
        { $0.trackAd { $0.setRevenue(0, currency: "EUR") } },
    ]

    private static let amplitude: [Calls] = [
        { $0.amplitude.track(eventType: text(1_024)) },
        { $0.amplitude.track(eventType: text(512, of: "😀")) },
        { $0.amplitude.track(eventType: "[Amplitude] Screen Viewed") },
        { $0.amplitude.track(eventType: "e", eventProperties: ["a": text(1_024)]) },
        { $0.amplitude.track(eventType: "e", eventProperties: ["a": BrokenRequest.nested(39)]) },
        { $0.amplitude.track(eventType: "e", eventProperties: BrokenRequest.numbered(1_024)) },
        { $0.amplitude.track(eventType: "e", options: EventOptions(sessionId: -1)) },
        { $0.amplitude.setUserId(userId: "12345").track(eventType: "e") },
    ]

    private static let appsFlyer: [Calls] = [
        { $0.appsFlyer.logEvent("e", withValues: ["t": filler]) },
        {
            $0.appsFlyer.logEvent("e", withValues: ["af_revenue": "-2.5", "af_currency": "EUR"])
        },
        { $0.appsFlyer.logEvent("😀", withValues: nil) },
    ]

    /// The text with which an event's body has 1,000 bytes.
    private static let filler: String = {
        let phone = try? Phone()
        phone?.appsFlyer.logEvent("e", withValues: ["t": ""])
        return text(1_000 - (phone?.sink.take().first?.body.utf8.count ?? 0))
    }()

    private static let firebase: [Calls] = [
        { $0.firebase.logEvent(text(40), parameters: [text(40): text(100)]) },
        { $0.firebase.logEvent("e", parameters: ["a": text(50, of: "😀")]) },
        { $0.firebase.logEvent("e", parameters: BrokenRequest.numbered(23)) },
        { phone in
            phone.firebase.setUserID(text(256))
            phone.firebase.setUserProperty(text(36), forName: text(24))
            for number in 1..<25 { phone.firebase.setUserProperty("", forName: "p\(number)") }
            phone.firebase.logEvent("e", parameters: nil)
        },
        { phone in
            let item = BrokenRequest.numbered(10).mapValues(String.init)
                .merging(["item_id": text(100)]) { $1 }
            phone.firebase.logEvent("e", parameters: ["items": Array(repeating: item, count: 200)])
        },
    ]

    private static let mixpanel: [Calls] = [
        { $0.mixpanel.track(event: text(255), properties: [text(255): text(255)]) },
        { $0.mixpanel.track(event: text(63, of: "😀")) },
        { $0.mixpanel.track(event: "e", properties: BrokenRequest.numbered(249)) },
        { $0.mixpanel.track(event: "e", properties: ["a": BrokenRequest.numbered(254)]) },
        { $0.mixpanel.track(event: "e", properties: ["a": [[["b"]]]]) },
        { $0.mixpanel.track(event: "e", properties: ["a": Array(repeating: 1, count: 254)]) },
        { phone in
            let list = Array(repeating: text(250), count: 32)
            phone.mixpanel.track(event: "e", properties: ["a": list])
        },
        { phone in
            phone.mixpanel.identify(distinctId: text(255))
            phone.mixpanel.people.set(property: text(255), to: text(255))
        },
    ]

    private static let sentry: [Calls] = [
        { $0.captureSentry { $0.tags = ["zone": text(199)] } },
        { phone in
            let crumb = Breadcrumb(level: .debug, category: "c")
            phone.captureSentry { $0.breadcrumbs = Array(repeating: crumb, count: 100) }
        },
        { $0.sentry.capture(message: text(1_048_000)) },
    ]
}
