import Synchronization
public import VendorDelivery

/// One person on one device as Mixpanel sees them: ids, super properties, and where records go.
///
/// Identities are told in the way of Mixpanel's simplified ID merge: events name the device, and
/// the user once there is one, and the first with both joins them. So `identify` makes no record.
public final class MixpanelInstance: Sendable {
    private let report: @Sendable (RecordProblem) -> Void
    private let requests: MixpanelRequests
    private let sink: any RecordSink
    private let state: Mutex<MixpanelState>

    /// - Parameters:
    ///   - token: The project's.
    ///   - region: Where the project's data lives.
    ///   - sink: Takes the records.
    ///   - optOutTrackingByDefault: Whether nothing is recorded before `optInTracking`.
    ///   - makeDeviceID: Makes a device's id, when its first record needs one. It must not call the
    ///     instance, whose state is locked then.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        token: Secret,
        region: MixpanelRegion = .unitedStates,
        sink: any RecordSink,
        optOutTrackingByDefault: Bool = false,
        makeDeviceID: @escaping @Sendable () -> String = { RecordKey.random().identifier },
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        requests = MixpanelRequests(token: token, region: region)
        self.report = report
        self.sink = sink
        let initial = MixpanelState(
            hasOptedOut: optOutTrackingByDefault,
            makeDeviceID: makeDeviceID
        )
        state = Mutex(initial)
    }

    /// Writes the profile of the user, or of the device before there is a user.
    public var people: People { People(instance: self) }

    /// Records an event; its own properties win over super properties.
    ///
    /// An event that breaks one of ``MixpanelLimits`` is refused and reported. A property that is no
    /// finite number is left out and reported, and the rest goes.
    public func track(event: String?, properties: Properties? = nil) {
        let name = event ?? "mp_event"
        var reader = PropertyReader(of: name, .event)
        do throws(RecordProblem) {
            let values = try reader.read(properties)
            try record { state throws(RecordProblem) in try state.event(name, values) }
            tell(reader.leftOut)
        } catch {
            tell([error])
        }
    }

    /// How many records may share a request.
    public var batchRule: BatchRule { requests.batchRule }

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        requests.requests(for: records)
    }

    /// Hands on what is not sent yet: nothing, because records reach the sink in each call.
    public func flush(performFullFlush: Bool = true, completion: (() -> Void)? = nil) {
        completion?()
    }

    func change<Result: Sendable>(_ body: (inout MixpanelState) -> Result) -> Result {
        state.withLock { body(&$0) }
    }

    /// Makes a record and hands it to the sink, unless the person has opted out.
    ///
    /// - Parameter make: Makes the record; not called while opted out.
    /// - Throws: What `make` throws, or that the record is larger than Mixpanel takes.
    func record(
        _ make: (inout MixpanelState) throws(RecordProblem) -> VendorRecord
    ) throws(RecordProblem) {
        try state.withLock { state throws(RecordProblem) in
            guard !state.hasOptedOut else { return }
            let record = try make(&state)
            try requests.check(record)
            sink.accept([record])
        }
    }

    /// Reports what a record lacks, unless none would have been made anyway.
    func tell(_ problems: [RecordProblem]) {
        guard !problems.isEmpty, !hasOptedOutTracking() else { return }
        problems.forEach(report)
    }

    /// Reports what a call could not set.
    func report(_ problems: [RecordProblem]) {
        problems.forEach(report)
    }
}
