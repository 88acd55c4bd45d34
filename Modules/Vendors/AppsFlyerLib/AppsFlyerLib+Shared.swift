import Synchronization
import VendorDelivery

extension AppsFlyerLib {
    private static let installed = Mutex<AppsFlyerLib?>(nil)
    private static let hasReported = Atomic(false)

    /// Stands in where there is none, and is stopped.
    private static let absent = {
        let absent = AppsFlyerLib(
            appsFlyerDevKey: Secret(""),
            appleAppID: "",
            appsFlyerUID: "",
            sink: NoSink()
        )
        absent.isStopped = true
        return absent
    }()

    /// The instance of the `VendorScope` around the call, else the one that was installed.
    ///
    /// With neither, the first call says so on standard error and what is recorded is lost.
    public static func shared() -> AppsFlyerLib {
        if let scoped = VendorScope.instance(AppsFlyerLib.self) { return scoped }
        if let instance = installed.withLock({ $0 }) { return instance }
        if !hasReported.exchange(true, ordering: .relaxed) {
            StandardError.printLine(
                "appsflyer: AppsFlyerLib.shared was called before there is an instance, so nothing "
                    + "is recorded. To fix, call 'AppsFlyerLib.install' first."
            )
        }
        return absent
    }

    /// Installs the instance for the whole process; a later one takes its place.
    public static func install(_ instance: AppsFlyerLib) {
        installed.withLock { $0 = instance }
    }
}

private struct NoSink: RecordSink {
    func accept(_ records: [VendorRecord]) {}
}
