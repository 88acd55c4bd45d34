import VendorDelivery

/// What an instance remembers between calls.
struct AdjustState: Sendable {
    var globalParameters = JSONMembers()
    var isEnabled = true
    private var settings: ADJConfig.Settings?
    private var recentDeduplicationIDs: [String] = []

    /// What becomes of a package.
    enum Outcome: Sendable {
        case recorded(VendorRecord)
        /// Recording is off, or the package is a repetition: nobody's mistake.
        case ignored
        case refused(BrokenRule)
    }

    mutating func start(_ settings: ADJConfig.Settings) {
        if self.settings == nil { self.settings = settings }
    }

    mutating func outcome(of package: AdjustPackage, on device: AdjustDevice) -> Outcome {
        guard isEnabled else { return .ignored }
        guard let settings else { return .refused(BrokenRule(AdjustLimits.started)) }
        if let refusal = package.refusal { return .refused(refusal) }
        if let problem = device.problem ?? settings.problem { return .refused(problem) }
        if let id = package.deduplicationID, recentDeduplicationIDs.contains(id) { return .ignored }
        let record = record(of: package, from: device, settings)
        guard AdjustRequests.batchRule.takes(body: record.body, envelope: record.envelope) else {
            return .refused(BrokenRule(AdjustLimits.bodySize))
        }
        if let id = package.deduplicationID { remember(id, atMost: settings.deduplicationIDs) }
        return .recorded(record)
    }

    /// All of the form but its time, which ``AdjustRequests`` adds when it is known that none later
    /// was sent.
    ///
    /// Adjust has no dedup key over S2S, so a second one would count again.
    private func record(
        of package: AdjustPackage,
        from device: AdjustDevice,
        _ settings: ADJConfig.Settings
    ) -> VendorRecord {
        let parameters = package.callbackParameters.merged(over: globalParameters)
        var form = FormText(capacity: 512)
        form.add("s2s", "1")
        form.add("app_token", settings.appToken)
        if let token = package.eventToken { form.add("event_token", token) }
        form.add(device.form)
        if let id = settings.externalDeviceID { form.add("external_device_id", id) }
        form.add("environment", settings.environment)
        for field in package.fields { form.add(field.name, field.value) }
        form.addObject("callback_params", parameters)
        form.addObject("partner_params", package.partnerParameters)
        return VendorRecord(
            vendor: "adjust",
            endpoint: package.endpoint,
            name: package.name,
            parameters: package.money.merged(over: parameters),
            key: VendorScope.nextKey(),
            time: VendorScope.time,
            body: form.text,
            repetition: .once,
            hasRevenue: !package.money.isEmpty
        )
    }

    private mutating func remember(_ id: String, atMost count: Int) {
        recentDeduplicationIDs.append(id)
        recentDeduplicationIDs.removeFirst(max(0, recentDeduplicationIDs.count - count))
    }
}
