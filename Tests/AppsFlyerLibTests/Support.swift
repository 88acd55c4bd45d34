import AppsFlyerLib
import VendorDelivery
import VendorTesting

/// An instance over a dry run that is started, and what it reported.
struct Phone: Sendable {
    /// 2026-01-01 00:00:00.123456 UTC, in microseconds.
    static let start = 1_767_225_600_123_456

    let sink: DryRun
    let problems: ProblemList
    let appsFlyer: AppsFlyerLib

    /// - Parameters:
    ///   - devKey: The sample's, when there is none.
    ///   - appleAppID: The sample's, when there is none.
    ///   - appsFlyerUID: The sample's, when there is none.
    ///   - isStarted: Whether the SDK is.
    ///   - other: Whose records and reports it adds to, when there is one.
    init(
        devKey: String = "hush",
        appleAppID: String = "123456789",
        appsFlyerUID: String = "1415211453000-6513894",
        isStarted: Bool = true,
        sharing other: Phone? = nil
    ) {
        sink = other?.sink ?? DryRun()
        problems = other?.problems ?? ProblemList()
        appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret(devKey),
            appleAppID: appleAppID,
            appsFlyerUID: appsFlyerUID,
            sink: sink,
            report: { [problems] in problems.add($0) }
        )
        if isStarted { appsFlyer.start() }
    }

    /// Runs a call of the app, at the start.
    func call(_ body: (AppsFlyerLib) -> Void) {
        VendorScope.run(
            time: Self.start,
            stem: RecordKey(rawValue: 0xABC),
            instances: VendorInstances([appsFlyer])
        ) {
            body(appsFlyer)
        }
    }

    func log(_ name: String, _ values: [AnyHashable: Any]? = nil) {
        call { $0.logEvent(name, withValues: values) }
    }

    /// The bodies of the records that were made since the last time.
    func takeBodies() -> [String] {
        sink.take().map(\.body)
    }
}
