import Synchronization
public import VendorDelivery

/// AppsFlyer's SDK object, over its server-to-server API for mobile apps.
///
/// Nothing is recorded before `start`, which is reported, nor while `isStopped`, which is not.
public final class AppsFlyerLib: Sendable {
    let reader: EventValueReader
    private let sink: any RecordSink
    private let state: Mutex<AppsFlyerState>

    /// - Parameters:
    ///   - appsFlyerDevKey: The key that goes in each request's `authentication` header.
    ///   - appleAppID: The app's number in the App Store, with or without `id` before it.
    ///   - appsFlyerUID: The installation's id, as `1415211453000-6513894`. Only AppsFlyer's own SDK
    ///     makes one that AppsFlyer knows.
    ///   - sink: Takes the records.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        appsFlyerDevKey: Secret,
        appleAppID: String,
        appsFlyerUID: String,
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        reader = EventValueReader(report: report)
        self.sink = sink
        let installation = AppsFlyerInstallation(
            devKey: appsFlyerDevKey,
            appleAppID: appleAppID,
            identifier: appsFlyerUID
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
    /// event is refused, since it would count as another amount.
    public func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {
        _ = record(eventName, values ?? [:])
    }

    /// Records an event, and says what became of it before this returns.
    ///
    /// The handler gets no response, which nobody has yet, and a `RecordProblem.Reason` when the
    /// event was not recorded.
    public func logEvent(
        name: String,
        values: [String: Any]?,
        completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, record(name, values ?? [:]))
    }

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        change { $0.installation.requests }.requests(for: records)
    }

    func change<Result: Sendable>(_ body: (inout AppsFlyerState) -> Result) -> Result {
        state.withLock { body(&$0) }
    }

    /// - Returns: Why the event was not recorded.
    private func record(_ name: String, _ values: [AnyHashable: Any]) -> RecordProblem.Reason? {
        guard let values = reader.read(values, of: name) else { return .incomplete }
        let outcome = state.withLock { state in
            let outcome = state.outcome(name, values)
            if case .recorded(let record) = outcome { sink.accept([record]) }
            return outcome
        }
        switch outcome {
        case .recorded: return nil
        case .stopped: return .notStarted
        case .refused(let part, let reason):
            if let part { reader.refuse(part.key, of: name, part.reason) }
            reader.refuse(nil, of: name, reason)
            return reason
        }
    }
}
