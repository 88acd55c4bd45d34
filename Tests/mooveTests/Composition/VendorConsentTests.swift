import AnalyticsConsent
import Testing

@testable import moove

/// What vendors are told of a person's decisions, beside getting nothing.
@Suite struct VendorConsentTests {
    /// What Google is told with each request of a script.
    private func consents(_ script: String) throws -> [String?] {
        try Run(script: script, options: ["--json"]).json()
            .filter { $0["type"] == "request" && $0["vendor"] == "firebase" }
            .map { request in
                let consent = request["body"]?["consent"]
                #expect(consent?["ad_user_data"] == consent?["ad_personalization"])
                return consent?["ad_user_data"]?.text
            }
    }

    @Test func `Google is told with each request what was decided about attribution`() throws {
        #expect(Set(try consents("begin fresh granted\ntap tickets")) == ["GRANTED"])
        #expect(
            Set(try consents("begin fresh undecided\ntap tickets\nconsent grant analytics"))
                == ["DENIED"]
        )
    }

    @Test func `what waited is sent with the decision that let it go`() throws {
        let script = "begin fresh undecided\ntap tickets\nconsent grant"
        #expect(Set(try consents(script)) == ["GRANTED"])
    }

    @Test func `a decision that is taken back is told from the next request on`() throws {
        let told = try consents("tap tickets\nconsent deny attribution\nchoose adult")
        #expect(told.first == "GRANTED")
        #expect(told.last == "DENIED")
    }

    @Test func `AppsFlyer is told in its own form`() throws {
        let bodies = try Run("demo buy-ticket --json").json()
            .filter { $0["type"] == "request" && $0["vendor"] == "appsflyer" }
            .compactMap { $0["body"]?["consent_data"]?["manual"] }
        #expect(!bodies.isEmpty)
        for body in bodies {
            #expect(body["ad_user_data_enabled"] == .boolean(true))
            #expect(body["ad_personalization_enabled"] == .boolean(true))
            #expect(body["gdpr_applies"] == .boolean(true))
        }
    }
}
