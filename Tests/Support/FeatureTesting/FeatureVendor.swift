import HeraldCore
import VendorDelivery

/// A vendor whose chain is features' factories with the generic factory behind them, where the app
/// has one.
///
/// Each vendor has a file of its own that makes one.
public struct FeatureVendor {
    let provider: HeraldProvider
    let instance: any AnyObject & Sendable
    let sink: DryRun
    let problems: ProblemTexts
}

@available(*, unavailable)
extension FeatureVendor: Sendable {}
