import Synchronization
public import VendorDelivery

/// One person on one device as Amplitude sees them: ids, session, and where records go.
///
/// Each event names the device, and the user once there is one, which joins them at Amplitude. So
/// `setUserId` makes no record.
public final class Amplitude: Sendable {
    public let configuration: Configuration
    let idCheck: IDCheck
    let reader: PropertyReader
    private let requests: AmplitudeRequests
    private let state: Mutex<AmplitudeState>

    public init(configuration: Configuration) {
        self.configuration = configuration
        idCheck = IDCheck(minIdLength: configuration.minIdLength)
        reader = PropertyReader(report: configuration.report)
        requests = AmplitudeRequests(
            apiKey: configuration.apiKey,
            serverZone: configuration.serverZone,
            minIdLength: configuration.minIdLength
        )
        let initial = AmplitudeState(
            idCheck: idCheck,
            makeDeviceID: configuration.makeDeviceID,
            session: AmplitudeSession(timeout: configuration.minTimeBetweenSessionsMillis)
        )
        state = Mutex(initial)
    }

    /// How many records may share a request.
    public var batchRule: BatchRule { requests.batchRule }

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        requests.requests(for: records)
    }

    /// Hands on what is not sent yet: nothing, because records reach the sink in each call.
    @discardableResult
    public func flush() -> Amplitude {
        self
    }

    func change<Result: Sendable>(
        _ body: (inout AmplitudeState) throws(BrokenRule) -> Result
    ) throws(BrokenRule) -> Result {
        try state.withLock { state throws(BrokenRule) in try body(&state) }
    }

    func withState<Result: Sendable>(_ body: (inout AmplitudeState) -> Result) -> Result {
        state.withLock { body(&$0) }
    }

    /// Makes a record and hands it to the sink, unless the person has opted out.
    @discardableResult
    func record(
        _ name: String,
        _ options: EventOptions?...,
        fill: (inout EventDraft) throws(BrokenRule) -> Void
    ) -> RecordingOutcome {
        guard !configuration.optOut else { return .optedOut }
        do throws(BrokenRule) {
            var draft = EventDraft(name: name)
            for options in options { try draft.take(options, idCheck) }
            try fill(&draft)
            return try hand(draft) ? .recorded : .optedOut
        } catch {
            let problem = error.problem(in: name)
            configuration.report(problem)
            return .refused(problem)
        }
    }

    /// - Returns: Whether it was recorded, since the person may have opted out by now.
    private func hand(_ draft: EventDraft) throws(BrokenRule) -> Bool {
        try configuration.unlessOptedOut { () throws(BrokenRule) in
            try change { state throws(BrokenRule) in
                let record = try state.record(draft)
                guard batchRule.takes(body: record.body, envelope: record.envelope) else {
                    throw BrokenRule(AmplitudeLimits.bodySize)
                }
                configuration.sink.accept([record])
            }
        }
    }
}

/// What became of a call that was to make a record.
enum RecordingOutcome: Sendable, Equatable {
    case recorded
    case refused(RecordProblem)
    case optedOut
}
