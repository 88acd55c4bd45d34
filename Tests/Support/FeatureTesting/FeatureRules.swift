@preconcurrency public import AmplitudeSwift
public import HeraldAdjust
public import HeraldAmplitude
public import HeraldAppsFlyer
public import HeraldFirebase
public import HeraldMixpanel
@preconcurrency public import Mixpanel

/// A feature's factories for each vendor, as an app joins them.
public struct FeatureRules {
    let firebase: [any FirebaseEventTrackerFactory]
    let mixpanel: (MixpanelInstance) -> [any MixpanelEventTrackerFactory]
    let amplitude: (Amplitude) -> [any AmplitudeEventTrackerFactory]
    let adjust: [any AdjustEventTrackerFactory]
    let appsFlyer: [any AppsFlyerEventTrackerFactory]

    public init(
        firebase: [any FirebaseEventTrackerFactory],
        mixpanel: @escaping (MixpanelInstance) -> [any MixpanelEventTrackerFactory],
        amplitude: @escaping (Amplitude) -> [any AmplitudeEventTrackerFactory],
        adjust: [any AdjustEventTrackerFactory],
        appsFlyer: [any AppsFlyerEventTrackerFactory]
    ) {
        self.firebase = firebase
        self.mixpanel = mixpanel
        self.amplitude = amplitude
        self.adjust = adjust
        self.appsFlyer = appsFlyer
    }
}

@available(*, unavailable)
extension FeatureRules: Sendable {}
