import Synchronization
public import VendorDelivery

/// One installation of an app as GA4 sees it: its ids, its state, and where its records go.
///
/// `setUserID`, `setUserProperty` and `setConsent` make no record of their own, since GA4 demands
/// an event in each request; the events after them carry what they set.
public final class AnalyticsInstance: Sendable {
    private let stream: AnalyticsStream
    private let report: @Sendable (RecordProblem) -> Void
    private let requests: FirebaseRequests
    private let sink: any RecordSink
    private let state: Mutex<AnalyticsState>

    /// - Parameters:
    ///   - stream: Where events go, and the installation's id.
    ///   - region: Where Google receives the data.
    ///   - sink: Takes the records.
    ///   - makeClientID: Makes a web stream's client id when its first event needs one, and again after
    ///     `resetAnalyticsData`. It must not call the instance, whose state is locked then.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        stream: AnalyticsStream,
        region: FirebaseRequests.Region = .global,
        sink: any RecordSink,
        makeClientID: @escaping @Sendable () -> String = { RecordKey.random().identifier },
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        self.stream = stream
        requests = FirebaseRequests(stream: stream, region: region)
        self.sink = sink
        self.report = report
        state = Mutex(AnalyticsState(stream: stream, makeClientID: makeClientID))
    }

    /// Records an event under the name that the stream takes for it.
    ///
    /// The event's own parameters win over the default ones. Texts, integers and finite numbers
    /// go as they are, truth values as "true" and "false", since GA4 has none, and under `items`
    /// an array of dictionaries of these. An event that breaks one of ``FirebaseLimits`` is refused
    /// and reported; a number that isn't finite is left out and reported where GA4 can do without.
    public func logEvent(_ name: String, parameters: [String: Any]?) {
        let name = stream.eventName(name)
        var reader = ParameterReader(of: name)
        do throws(RecordProblem) {
            try stream.check(eventName: name)
            let values = try reader.read(parameters)
            try record(name, values)
            if !reader.leftOut.isEmpty { tell(reader.leftOut) }
        } catch {
            tell([error])
        }
    }

    /// How many records may share a request.
    public var batchRule: BatchRule { FirebaseRequests.batchRule }

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        requests.requests(for: records)
    }

    /// Sets a property of the user, or removes it when there is no value.
    ///
    /// One that breaks a rule is refused and reported; the property keeps the value it had.
    public func setUserProperty(_ value: String?, forName name: String) {
        do throws(VendorRule) {
            if let value { try FirebaseLimits.check(userProperty: name, value: value) }
            try state.withLock { state throws(VendorRule) in
                try state.setUserProperty(value, forName: name)
            }
        } catch {
            report(RecordProblem(record: "user_properties", key: name, rule: error))
        }
    }

    /// Names the user, or forgets who it is when there is no id.
    ///
    /// An id that breaks a rule is refused and reported; who it was before stays.
    public func setUserID(_ userID: String?) {
        do throws(VendorRule) {
            if let userID { try FirebaseLimits.check(userID: userID) }
            state.withLock { $0.userID = userID }
        } catch {
            report(RecordProblem(record: "user_id", key: nil, rule: error))
        }
    }

    /// Nothing is recorded while this is off; what is set meanwhile is kept.
    public func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {
        state.withLock { $0.isCollectionEnabled = isEnabled }
    }

    /// Adds parameters to all events from now on.
    ///
    /// One that breaks a rule is left out and reported.
    ///
    /// - Parameter parameters: Nil removes all that were added.
    public func setDefaultEventParameters(_ parameters: [String: Any]?) {
        let (values, problems) = ParameterReader.defaults(parameters)
        let removesAll = parameters == nil
        state.withLock { state in
            if removesAll { state.defaults = JSONMembers() }
            state.defaults = values.merged(over: state.defaults)
        }
        problems.forEach(report)
    }

    /// Changes the given decisions and leaves the others as they are.
    public func setConsent(_ settings: [ConsentType: ConsentStatus]) {
        state.withLock { $0.consent.merge(settings) { _, new in new } }
    }

    /// - Parameter interval: In seconds, 30 minutes at first; one below 0 or not finite is 0.
    public func setSessionTimeoutInterval(_ interval: Double) {
        let seconds = interval.isFinite ? min(max(interval, 0), 1e9) : 0
        state.withLock { $0.session.timeout = Int(seconds * 1e6) }
    }

    /// Forgets user, user properties, default parameters and session.
    ///
    /// A web stream's next event gets a new client id. An app stream keeps its instance id: only Firebase's SDK
    /// can make one.
    public func resetAnalyticsData() {
        state.withLock { $0.reset() }
    }

    /// The id that the installation has now: an app's instance id, or a web stream's client id.
    ///
    /// Makes the client id if there is none yet.
    public func appInstanceID() -> String {
        state.withLock { $0.instanceID() }
    }

    /// Makes a record and hands it to the sink, unless nothing is to be recorded.
    private func record(_ name: String, _ parameters: JSONMembers) throws(RecordProblem) {
        try state.withLock { state throws(RecordProblem) in
            guard state.isRecording else { return }
            sink.accept([try state.record(name, parameters)])
        }
    }

    /// Reports what an event lacks, unless no event would have been recorded anyway.
    private func tell(_ problems: [RecordProblem]) {
        guard state.withLock({ $0.isRecording }) else { return }
        problems.forEach(report)
    }
}
