import AdjustSdk
import AmplitudeSwift
import AppsFlyerLib
import FirebaseAnalytics
import Mixpanel
import Sentry
import Testing
import VendorDelivery

/// The vendors, under the names that our records have.
enum Vendor: String, CaseIterable, Sendable {
    case adjust, amplitude, appsflyer, firebase, mixpanel, sentry

    /// What the sandbox calls it.
    var sandboxName: String {
        self == .firebase ? "ga4" : rawValue
    }

    /// Our table of its rules.
    var limits: [VendorRule] {
        switch self {
        case .adjust: AdjustLimits.all
        case .amplitude: AmplitudeLimits.all
        case .appsflyer: AppsFlyerLimits.all
        case .firebase: FirebaseLimits.all
        case .mixpanel: MixpanelLimits.all
        case .sentry: SentryLimits.all
        }
    }

    /// Requests that each break one rule.
    var brokenRequests: [BrokenRequest] {
        switch self {
        case .adjust: BrokenRequest.adjust
        case .amplitude: BrokenRequest.amplitude
        case .appsflyer: BrokenRequest.appsFlyer
        case .firebase: BrokenRequest.firebase
        case .mixpanel: BrokenRequest.mixpanel
        case .sentry: BrokenRequest.sentry
        }
    }

    /// A call that makes the request which the broken ones are made from.
    func makeSample(on phone: Phone) {
        switch self {
        case .adjust: phone.trackAdjustSample()
        case .amplitude: phone.trackAmplitudeSample()
        case .appsflyer: phone.logAppsFlyerSample()
        case .firebase: phone.logFirebaseSample()
        case .mixpanel: phone.trackMixpanelSample()
        case .sentry: phone.captureSentrySample()
        }
    }
}

/// In tables of tests.
extension Vendor: CustomTestStringConvertible {
    var testDescription: String { rawValue }
}
