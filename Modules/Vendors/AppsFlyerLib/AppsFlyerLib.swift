import Synchronization
public import VendorDelivery

/// AppsFlyer's SDK object, over its server-to-server API for mobile apps.
///
/// Nothing is recorded before `start`, which is reported, nor while `isStopped`, which is not.
public final class AppsFlyerLib: Sendable {
    let report: @Sendable (RecordProblem) -> Void
    private let sink: any RecordSink
    private let state: Mutex<AppsFlyerState>

    /// - Parameters:
    ///   - appsFlyerDevKey: The key that goes in each request's `authentication` header.
    ///   - appleAppID: The app's number in the App Store, with or without `id` before it.
    ///   - appsFlyerUID: The installation's id, as `1415211453000-6513894`. Only AppsFlyer's own SDK
    ///     makes one that AppsFlyer knows.
    ///   - systemVersion: The version of the device's system, as `18.0`; an iOS device of which
    ///     AppsFlyer isn't told it is handled as one of 14.5.
    ///   - sink: Takes the records.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        appsFlyerDevKey: Secret,
        appleAppID: String,
        appsFlyerUID: String,
        systemVersion: String? = nil,
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        self.report = report
        self.sink = sink
        let installation = AppsFlyerInstallation(
            devKey: appsFlyerDevKey,
            appleAppID: appleAppID,
            identifier: appsFlyerUID,
            systemVersion: systemVersion
        )
        state = Mutex(AppsFlyerState(installation: installation))
    }

    /// Lets events be recorded.
    ///
    /// Makes no record: installs and sessions are the mobile SDK's.
    public func start() {
        change { $0.hasStarted = true }
    }

    /// Records an event.
    ///
    /// Texts, integers, finite numbers, truth values and arrays of these are kept as they are.
    /// Anything else is left out and reported. When that is `af_revenue` or `af_currency`, the whole
    /// event is refused, since it would count as another amount; so is revenue without a currency,
    /// the event's or the app's.
    public func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {
        record(eventName, EventValues(values ?? [:]))
    }

    /// Records an event, and says what became of it before this returns.
    ///
    /// The handler gets no response, which nobody has yet, and the `VendorRule` when the event
    /// was not recorded.
    public func logEvent(
        name: String,
        values: [String: Any]?,
        completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
    ) {
        // Not as an argument of the handler, which without a handler is never asked for.
        let rule = record(name, EventValues(values ?? [:]))
        completionHandler?(nil, rule)
    }

    /// How many records may share a request: none do.
    public var batchRule: BatchRule { AppsFlyerRequests.batchRule }

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        change { $0.installation.requests }.requests(for: records)
    }

    func change<Result: Sendable>(_ body: (inout AppsFlyerState) -> Result) -> Result {
        state.withLock { body(&$0) }
    }

    /// - Returns: The rule for which the event was not recorded.
    @discardableResult
    func record(_ name: String, _ values: EventValues) -> VendorRule? {
        let outcome = state.withLock { state in
            let outcome = state.outcome(name, values)
            if case .recorded(let record) = outcome { sink.accept([record]) }
            return outcome
        }
        if case .stopped = outcome { return AppsFlyerLimits.started }
        for omission in values.omissions {
            report(omission.problem(in: name, isRecordRefused: false))
        }
        guard case .refused(let refusal) = outcome else { return nil }
        report(refusal.problem(in: name))
        return refusal.rule
    }
}
