import Synchronization
public import VendorDelivery

/// Mixpanel's static interface: makes the instance of a process and finds it again.
public enum Mixpanel: Sendable {
    private static let installed = Mutex<MixpanelInstance?>(nil)

    /// Makes an instance and installs it as the main one; a later one takes its place.
    @discardableResult
    public static func initialize(
        token: Secret,
        region: MixpanelRegion = .unitedStates,
        sink: any RecordSink,
        optOutTrackingByDefault: Bool = false
    ) -> MixpanelInstance {
        let instance = MixpanelInstance(
            token: token,
            region: region,
            sink: sink,
            optOutTrackingByDefault: optOutTrackingByDefault
        )
        installed.withLock { $0 = instance }
        return instance
    }

    /// The instance of the `VendorScope` around the call, else the one that was initialized last.
    ///
    /// Traps when there is none, as Mixpanel's SDK does.
    public static func mainInstance() -> MixpanelInstance {
        if let scoped = VendorScope.instance(MixpanelInstance.self) { return scoped }
        guard let instance = installed.withLock({ $0 }) else {
            fatalError(
                "Mixpanel.mainInstance was called before there is an instance. "
                    + "To fix, call 'Mixpanel.initialize' first."
            )
        }
        return instance
    }
}
