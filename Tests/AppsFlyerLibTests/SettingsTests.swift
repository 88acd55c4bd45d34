import AppsFlyerLib
import Testing
import VendorDelivery
import VendorTesting

@Suite struct SettingsTests {
    let phone = Phone()

    @Test func `nothing is recorded while stopped, and what is set meanwhile is kept`() {
        phone.call { appsFlyer in
            appsFlyer.isStopped = true
            appsFlyer.customerUserID = "user-1"
            appsFlyer.logEvent("meanwhile", withValues: ["lost": Double.nan])
            appsFlyer.start()
            appsFlyer.logEvent("still", withValues: nil)
            #expect(appsFlyer.isStopped)
            appsFlyer.isStopped = false
            appsFlyer.logEvent("after", withValues: nil)
        }
        #expect(phone.sink.records.map(\.name) == ["after"])
        #expect(phone.takeBodies()[0].contains(#""customer_user_id":"user-1""#))
        #expect(phone.problems.all == [])
    }

    @Test func `an event before the start is refused and reported`() {
        let phone = Phone(isStarted: false)
        phone.log("early")
        #expect(phone.problems.rules == ["whole": AppsFlyerLimits.started])
        phone.appsFlyer.start()
        #expect(phone.takeBodies() == [])
        phone.log("after")
        #expect(phone.sink.take().map(\.name) == ["after"])
    }

    @Test func `the person is named until forgotten`() {
        phone.appsFlyer.customerUserID = "user-1"
        #expect(phone.appsFlyer.customerUserID == "user-1")
        phone.appsFlyer.customerUserID = ""
        #expect(phone.appsFlyer.customerUserID == "user-1")
        #expect(phone.problems.rules == ["customerUserID": AppsFlyerLimits.customerUserID])
        phone.appsFlyer.customerUserID = nil
        phone.log("e")
        #expect(!phone.takeBodies()[0].contains("customer_user_id"))
    }

    @Test func `the currency is that of events that name none`() {
        phone.appsFlyer.currencyCode = "EUR"
        phone.appsFlyer.currencyCode = "euro"
        #expect(phone.appsFlyer.currencyCode == "EUR")
        #expect(phone.problems.rules == ["currencyCode": AppsFlyerLimits.currencyCode])
        phone.log("a", ["af_revenue": 1])
        phone.log("b", ["af_revenue": 1, "af_currency": "JPY"])
        let bodies = phone.takeBodies()
        #expect(bodies[0].contains(#"1}","eventCurrency":"EUR","#))
        #expect(bodies[1].contains(#"1}","eventCurrency":"JPY","#))
    }

    @Test(
        arguments: [
            (
                [true, true, false],
                #","consent_data":{"manual":{"ad_personalization_enabled":false,"#
                    + #""ad_user_data_enabled":true,"gdpr_applies":true}}}"#
            ),
            ([false, nil, nil], #","consent_data":{"manual":{"gdpr_applies":false}}}"#),
            ([nil, nil, nil], #""eventTime":"2026-01-01 00:00:00.123"}"#),
        ] as [([Bool?], String)]
    )
    func `consent goes with later events, without what was not said`(
        said: [Bool?],
        end: String
    ) {
        phone.appsFlyer.setConsentData(
            AppsFlyerConsent(
                isUserSubjectToGDPR: said[0],
                hasConsentForDataUsage: said[1],
                hasConsentForAdsPersonalization: said[2],
                hasConsentForAdStorage: true
            )
        )
        phone.log("e")
        #expect(phone.takeBodies().map { $0.hasSuffix(end) } == [true])
    }

    @Test func `the installation's id is the one it was made with`() {
        #expect(phone.appsFlyer.getAppsFlyerUID() == "1415211453000-6513894")
    }
}
