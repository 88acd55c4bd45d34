import Synchronization
public import VendorDelivery

/// One app as Sentry sees it: its project, what it remembers for the next issue, and where issues go.
///
/// Like Sentry's SDK it remembers and records nothing before `start` and after `close`. Breadcrumbs
/// are kept in memory: they leave inside of an issue, never by themselves.
public final class SentryInstance: Sendable {
    /// Whether the program's last run ended in a crash, as the app has found out.
    public let crashedLastRun: Bool
    let reader: PropertyReader
    private let dsn: SentryDSN
    private let requests: SentryRequests
    private let sink: any RecordSink
    private let state = Mutex<SentryState?>(nil)

    /// - Parameters:
    ///   - dsn: The project's address.
    ///   - crashedLastRun: What `SentrySDK.crashedLastRun` answers: nothing here sees a crash.
    ///   - sink: Takes the records.
    ///   - now: The time when a request is made, in microseconds since 1970 UTC.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        dsn: SentryDSN,
        crashedLastRun: Bool = false,
        sink: any RecordSink,
        now: @escaping @Sendable () -> Int = { VendorScope.time },
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        self.dsn = dsn
        self.crashedLastRun = crashedLastRun
        self.sink = sink
        requests = SentryRequests(dsn: dsn, now: now)
        reader = PropertyReader(report: report)
    }

    /// Starts with nothing remembered; a second start, without a `close` before it, does so too.
    ///
    /// Options that Sentry would refuse are reported, and it isn't started.
    public func start(configureOptions: (Options) -> Void) {
        let options = Options()
        configureOptions(options)
        do throws(BrokenRule) {
            let settings = try Settings(options, of: dsn)
            state.withLock { $0 = SentryState(settings: settings) }
        } catch {
            refuse("start", error)
        }
    }

    public var isEnabled: Bool {
        state.withLock { $0 != nil }
    }

    /// Records nothing from now on, and forgets breadcrumbs, user, tags and contexts.
    ///
    /// Unlike Sentry's SDK it sends nothing more.
    public func close() {
        state.withLock { $0 = nil }
    }

    /// Hands on what is not sent yet: nothing, because records reach the sink in each call.
    ///
    /// - Parameter timeout: In seconds.
    public func flush(timeout: Double) {}

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        requests.requests(for: records)
    }

    /// How many records may share a request: one.
    public var batchRule: BatchRule { requests.batchRule }

    /// Changes what is remembered, when Sentry is started.
    func change(_ body: (inout SentryState) -> Void) {
        state.withLock { state in
            guard var changed = state.take() else { return }
            body(&changed)
            state = changed
        }
    }

    /// Makes an issue's record and hands it to the sink.
    ///
    /// - Returns: The event's id, or nil when Sentry isn't started any more.
    /// - Throws: When the record is larger than Sentry takes.
    func record(_ draft: EventDraft) throws(BrokenRule) -> SentryId? {
        try state.withLock { state throws(BrokenRule) in
            guard let record = state?.record(draft) else { return nil }
            guard record.body.utf8.count <= SentryLimits.maximumEventBytes else {
                throw BrokenRule(key: nil, rule: SentryLimits.itemSize)
            }
            sink.accept([record])
            return SentryId(record.key)
        }
    }

    func refuse(_ record: String, _ problem: BrokenRule) {
        reader.report(RecordProblem(record: record, key: problem.key, rule: problem.rule))
    }
}
