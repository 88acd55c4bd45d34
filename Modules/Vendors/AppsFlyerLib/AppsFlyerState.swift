import VendorDelivery

/// What an instance remembers between calls.
struct AppsFlyerState: Sendable {
    var installation: AppsFlyerInstallation
    var customerUserID: String?
    var currencyCode: String?
    var consent: AppsFlyerConsent?
    var isStopped = false
    var hasStarted = false

    init(installation: AppsFlyerInstallation) {
        self.installation = installation
    }

    /// What becomes of an event.
    enum Outcome: Sendable {
        case recorded(VendorRecord)
        /// Collection is off, which is nobody's mistake.
        case stopped
        case refused(BrokenRule)
    }

    func outcome(_ name: String, _ values: EventValues) -> Outcome {
        if isStopped { return .stopped }
        if !hasStarted { return .refused(BrokenRule(AppsFlyerLimits.started)) }
        let refusal =
            AppsFlyerLimits.refusal(ofEventName: name)
            ?? installation.problem
            ?? values.refusal
            ?? AppsFlyerLimits.refusal(of: values.members, withCurrency: currencyCode)
        if let refusal { return .refused(refusal) }
        let record = record(name, values.members)
        guard AppsFlyerRequests.batchRule.takes(body: record.body, envelope: record.envelope) else {
            return .refused(BrokenRule(AppsFlyerLimits.bodySize))
        }
        return .recorded(record)
    }

    /// AppsFlyer has no dedup key, so a second one would count again.
    private func record(_ name: String, _ values: JSONMembers) -> VendorRecord {
        let time = VendorScope.time
        return VendorRecord(
            vendor: "appsflyer",
            endpoint: "inappevent",
            name: name,
            parameters: values,
            key: VendorScope.nextKey(),
            time: time,
            body: body(name, values, at: time),
            repetition: .once,
            hasRevenue: values[AFEventParamRevenue] != nil
        )
    }

    private func body(_ name: String, _ values: JSONMembers, at time: Int) -> String {
        var json = JSONText(capacity: 512)
        json.beginObject()
        json.member("appsflyer_id", installation.identifier)
        if let customerUserID { json.member("customer_user_id", customerUserID) }
        json.member("eventName", name)
        json.member("eventValue", Self.text(of: values))
        if let currency = currency(of: values) { json.member("eventCurrency", currency) }
        json.member("eventTime", UTCText.text(microseconds: time))
        if let version = installation.systemVersion { json.member("os", version) }
        if let consent = consent?.members, !consent.isEmpty {
            _ = json.member("consent_data", .object(consent))
        }
        json.endObject()
        return json.text
    }

    private func currency(of values: JSONMembers) -> String? {
        guard case .string(let code) = values[AFEventParamCurrency] else { return currencyCode }
        return code
    }

    /// The values as JSON, which goes as a text inside of the body; empty when there are none.
    private static func text(of values: JSONMembers) -> String {
        guard !values.isEmpty else { return "" }
        var json = JSONText(capacity: 256)
        _ = json.value(.object(values))
        return json.text
    }
}
