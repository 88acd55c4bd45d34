import AppsFlyerLib
import VendorDelivery

extension Vendor {
    /// Calls at a limit, of which each makes one request.
    static let appsFlyerAtLimits: [Calls] = [
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
}
