public import VendorDelivery

extension AdjustLimits {
    /// The least that Adjust counts as an event's revenue, in units of the currency.
    static let leastRevenue = 0.001

    private static let environments = [ADJEnvironmentSandbox, ADJEnvironmentProduction]
    private static let microsecondsPerSecond = 1_000_000
    private static let microsecondsPerDay = 86_400 * microsecondsPerSecond

    /// The rule on age that a record breaks when it is sent.
    ///
    /// Adjust refuses such a record, so sending it is of no use.
    ///
    /// - Parameters:
    ///   - record: One of Adjust's.
    ///   - time: When it is sent, in microseconds since 1970 UTC.
    /// - Returns: The rule, or nil when the record is young enough.
    public static func lateness(of record: VendorRecord, sentAt time: Int) -> VendorRule? {
        let isAd = record.endpoint == AdjustPackage.adRevenueEndpoint
        let age = time - seconds(record.time) * microsecondsPerSecond
        guard age > (isAd ? 28 : 58) * microsecondsPerDay else { return nil }
        return isAd ? adTimeAge : timeAge
    }

    /// The whole seconds of a time in microseconds, the earlier one also before 1970.
    static func seconds(_ microseconds: Int) -> Int {
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: microsecondsPerSecond)
        return rest < 0 ? seconds - 1 : seconds
    }

    static func refusal(ofAppToken token: String) -> BrokenRule? {
        let isInForm = token.utf8.count == 12 && TextForm.isLettersAndDigits(token)
        return isInForm ? nil : BrokenRule(appTokenForm, key: "app_token")
    }

    static func refusal(ofEnvironment name: String) -> BrokenRule? {
        environments.contains(name) ? nil : BrokenRule(environment, key: "environment")
    }

    /// Why Adjust would refuse all records of a device with these ids.
    static func refusal(of identifiers: [AdjustDevice.Identifier]) -> BrokenRule? {
        var names: Set<String> = []
        for identifier in identifiers {
            let name = identifier.field.name
            if !identifier.isInForm { return BrokenRule(deviceIDForm, key: name) }
            if !names.insert(name).inserted { return BrokenRule(duplicateParameter, key: name) }
        }
        return nil
    }

    static func refusal(ofEventToken token: String) -> BrokenRule? {
        if token.isEmpty { return BrokenRule(eventTokenRequired) }
        return TextForm.isLettersAndDigits(token) ? nil : BrokenRule(eventToken, key: "event_token")
    }

    static func refusal(ofAdSource source: String) -> BrokenRule? {
        source.isEmpty ? BrokenRule(adSource) : nil
    }

    static func refusal(ofImpressions count: Int32) -> BrokenRule? {
        count < 0 ? BrokenRule(adImpressions, key: "ad_impressions_count") : nil
    }

    /// Why Adjust would refuse revenue.
    ///
    /// - Parameters:
    ///   - amount: In units of the currency.
    ///   - least: The least that counts.
    ///   - currency: Its code.
    /// - Returns: The first rule that is broken.
    static func refusal(
        ofRevenue amount: Double,
        atLeast least: Double,
        in currency: String
    ) -> BrokenRule? {
        guard amount.isFinite, amount >= 0 else { return BrokenRule(revenueForm, key: "revenue") }
        if amount < least { return BrokenRule(revenueMinimum, key: "revenue") }
        if currency.isEmpty { return BrokenRule(revenueNeedsCurrency, key: "currency") }
        return TextForm.isCurrencyCode(currency) ? nil : BrokenRule(currencyCode, key: "currency")
    }
}
