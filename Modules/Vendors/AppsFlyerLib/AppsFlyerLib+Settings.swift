public import VendorDelivery

extension AppsFlyerLib {
    public var appsFlyerDevKey: Secret {
        get { change { $0.installation.devKey } }
        set { change { $0.installation.devKey = newValue } }
    }

    /// The app's number in the App Store, with or without `id` before it.
    public var appleAppID: String {
        get { change { $0.installation.appleAppID } }
        set { change { $0.installation.appleAppID = newValue } }
    }

    /// The app's own id for the person, which later events carry; an empty one is refused.
    public var customerUserID: String? {
        get { change { $0.customerUserID } }
        set {
            if newValue?.isEmpty == true {
                leaveOut(BrokenRule(AppsFlyerLimits.customerUserID, key: "customerUserID"))
            } else {
                change { $0.customerUserID = newValue }
            }
        }
    }

    /// The currency of events that name none, by its ISO 4217 code; another text is refused.
    public var currencyCode: String? {
        get { change { $0.currencyCode } }
        set {
            if let newValue, !TextForm.isCurrencyCode(newValue) {
                leaveOut(BrokenRule(AppsFlyerLimits.currencyCode, key: "currencyCode"))
            } else {
                change { $0.currencyCode = newValue }
            }
        }
    }

    /// Nothing is recorded while this is on; what is set meanwhile is kept.
    public var isStopped: Bool {
        get { change { $0.isStopped } }
        set { change { $0.isStopped = newValue } }
    }

    /// Says what the person agreed to; later events carry it.
    public func setConsentData(_ consentData: AppsFlyerConsent) {
        change { $0.consent = consentData }
    }

    private func leaveOut(_ setting: BrokenRule) {
        report(setting.problem(in: "settings", isRecordRefused: false))
    }

    /// The installation's id.
    public func getAppsFlyerUID() -> String {
        change { $0.installation.identifier }
    }
}
