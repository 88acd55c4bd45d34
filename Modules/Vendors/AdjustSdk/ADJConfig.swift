import Synchronization
import VendorDelivery

/// What Adjust is started with.
public final class ADJConfig: Sendable {
    struct Settings: Sendable {
        let appToken: String
        let environment: String
        var externalDeviceID: String?
        var deduplicationIDs = 10

        /// What Adjust would refuse all records for.
        var problem: BrokenRule? {
            guard externalDeviceID?.isEmpty == true else { return nil }
            return BrokenRule(AdjustLimits.deviceIDForm, key: "external_device_id")
        }
    }

    private let guarded: Mutex<Settings>

    /// Nil when the token doesn't have the twelve letters and digits of an app token, and for an
    /// environment other than `sandbox` and `production`.
    public init?(appToken: String, environment: String) {
        guard AdjustLimits.refusal(ofAppToken: appToken) == nil,
            AdjustLimits.refusal(ofEnvironment: environment) == nil
        else { return nil }
        guarded = Mutex(Settings(appToken: appToken, environment: environment))
    }

    public var appToken: String { settings.appToken }
    public var environment: String { settings.environment }

    /// The app's own id for the device.
    public var externalDeviceId: String? {
        get { settings.externalDeviceID }
        set { guarded.withLock { $0.externalDeviceID = newValue } }
    }

    /// How many of the last deduplication ids are remembered, ten at first; below zero is zero.
    public var eventDeduplicationIdsMaxSize: Int {
        get { settings.deduplicationIDs }
        set { guarded.withLock { $0.deduplicationIDs = max(0, newValue) } }
    }

    /// All of it at this moment; later changes don't reach an SDK that is started.
    var settings: Settings { guarded.withLock { $0 } }
}
