public import VendorDelivery

extension AppsFlyerLimits {
    private static let microsecondsPerHour = 3_600_000_000

    /// The rule on age that a record breaks when it is sent.
    ///
    /// AppsFlyer takes such a record, but for one of the time at which it arrives.
    ///
    /// - Parameters:
    ///   - record: One of AppsFlyer's.
    ///   - time: When it is sent, in microseconds since 1970 UTC.
    /// - Returns: The rule, or nil when the record keeps its time.
    public static func lateness(of record: VendorRecord, sentAt time: Int) -> VendorRule? {
        let day = 24 * microsecondsPerHour
        let timeOfDay = record.time % day
        let midnight = record.time - (timeOfDay < 0 ? timeOfDay + day : timeOfDay)
        return time > midnight + day + 2 * microsecondsPerHour ? eventTimeLate : nil
    }

    static func refusal(ofKey key: Secret) -> BrokenRule? {
        key.reveal().isEmpty ? BrokenRule(auth, key: "appsFlyerDevKey") : nil
    }

    /// - Parameter number: The app's, without `id` before it.
    /// - Returns: The rule that it breaks.
    static func refusal(ofAppNumber number: Substring) -> BrokenRule? {
        TextForm.isDigits(number) ? nil : BrokenRule(appIDForm, key: "appleAppID")
    }

    static func refusal(ofInstallation id: String) -> BrokenRule? {
        if id.isEmpty { return BrokenRule(appsFlyerIDRequired, key: "appsflyer_id") }
        let isInForm =
            id.utf8.count == 21
            && id.utf8.enumerated().allSatisfy { place, byte in
                place == 13
                    ? byte == UInt8(ascii: "-")
                    : UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            }
        return isInForm ? nil : BrokenRule(appsFlyerIDForm, key: "appsflyer_id")
    }

    static func refusal(ofEventName name: String) -> BrokenRule? {
        name.isEmpty ? BrokenRule(eventNameRequired) : nil
    }

    /// Why an amount or its currency is not one that AppsFlyer takes; other values always are.
    static func refusal(of value: JSONValue, named name: String) -> BrokenRule? {
        switch name {
        case AFEventParamRevenue where !isAmount(value): BrokenRule(revenueForm, key: name)
        case AFEventParamCurrency where !isCurrency(value): BrokenRule(currencyCode, key: name)
        default: nil
        }
    }

    /// - Parameters:
    ///   - values: The event's.
    ///   - code: The currency of events that name none.
    /// - Returns: The rule that is broken when there is revenue and no currency.
    static func refusal(of values: JSONMembers, withCurrency code: String?) -> BrokenRule? {
        guard code == nil, values[AFEventParamCurrency] == nil else { return nil }
        guard values[AFEventParamRevenue] != nil else { return nil }
        return BrokenRule(revenueNeedsCurrency, key: AFEventParamRevenue)
    }

    /// A number, or the text of one: AppsFlyer takes both, a refund with a minus before it.
    private static func isAmount(_ value: JSONValue) -> Bool {
        switch value {
        case .integer, .unsigned, .number: true
        case .string(let text):
            Double(text)?.isFinite == true
                && text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) }
        default: false
        }
    }

    private static func isCurrency(_ value: JSONValue) -> Bool {
        if case .string(let code) = value { TextForm.isCurrencyCode(code) } else { false }
    }
}
