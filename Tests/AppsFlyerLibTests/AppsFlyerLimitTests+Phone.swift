import AppsFlyerLib
import VendorDelivery
import VendorTesting

extension AppsFlyerLimitTests {
    static let startRows: [Row] =
        [
            Row(
                AppsFlyerLimits.started,
                fits: { Phone(sharing: $0).log("e") },
                breaks: { Phone(isStarted: false, sharing: $0).log("e") }
            ),
            Row(
                AppsFlyerLimits.auth,
                key: "appsFlyerDevKey",
                fits: { Phone(devKey: Canary.text, sharing: $0).log("e") },
                breaks: { Phone(devKey: "", sharing: $0).log("e") }
            ),
            Row(
                AppsFlyerLimits.appsFlyerIDRequired,
                key: "appsflyer_id",
                fits: { Phone(appsFlyerUID: installation, sharing: $0).log("e") },
                breaks: { Phone(appsFlyerUID: "", sharing: $0).log("e") }
            ),
        ]
        + ["", "id", "com.example.app", "idid1", "12a", "ID1", Canary.text].map { appID in
            Row(
                AppsFlyerLimits.appIDForm,
                key: "appleAppID",
                fits: { Phone(appleAppID: "id1", sharing: $0).log("e") },
                breaks: { Phone(appleAppID: appID, sharing: $0).log("e") }
            )
        }
        + [
            "1415211453000", "141521145300-65138940", "1415211453000-65138940",
            "1415211453000-651389", "1415211453000-651389x", "1415211453000-6513894-",
            "１415211453000-6513894", Canary.text(of: 21),
        ].map { id in
            Row(
                AppsFlyerLimits.appsFlyerIDForm,
                key: "appsflyer_id",
                fits: { Phone(appsFlyerUID: installation, sharing: $0).log("e") },
                breaks: { Phone(appsFlyerUID: id, sharing: $0).log("e") }
            )
        }

    /// A setting alone is left out, and the event goes as before.
    static let settingRows: [Row] = [
        setting(
            AppsFlyerLimits.customerUserID,
            "customerUserID",
            fits: { $0.customerUserID = "😀" },
            breaks: { $0.customerUserID = "" }
        ),
        setting(
            AppsFlyerLimits.currencyCode,
            "currencyCode",
            fits: { $0.currencyCode = "USD" },
            breaks: { $0.currencyCode = Canary.text }
        ),
    ]

    private static let installation = "1415211453000-6513894"

    private static func setting(
        _ rule: VendorRule,
        _ key: String,
        fits: @escaping @Sendable (AppsFlyerLib) -> Void,
        breaks: @escaping @Sendable (AppsFlyerLib) -> Void
    ) -> Row {
        @Sendable func run(_ phone: Phone, _ change: (AppsFlyerLib) -> Void) {
            change(phone.appsFlyer)
            phone.log("e")
        }
        return Row(
            rule,
            key: key,
            isRecordRefused: false,
            fits: { run($0, fits) },
            breaks: { run($0, breaks) }
        )
    }
}
