import Synchronization
public import VendorDelivery

/// One person on one device as Mixpanel sees them: ids, super properties, and where records go.
///
/// Identities are told in the way of Mixpanel's simplified ID merge: events name the device, and
/// the user once there is one, and the first with both joins them. So `identify` makes no record.
public final class MixpanelInstance: Sendable {
    let reader: PropertyReader
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
        reader = PropertyReader(report: report)
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
    public func track(event: String?, properties: Properties? = nil) {
        let name = event ?? "mp_event"
        let reserved = MixpanelRequests.automaticKeys
        let values = reader.read(properties, of: name, reserved: reserved)
        record(name) { $0.event(name, values) }
    }

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
    func record(_ name: String, _ make: (inout MixpanelState) -> VendorRecord) {
        let isTooLarge = state.withLock { state in
            guard !state.hasOptedOut else { return false }
            let record = make(&state)
            guard record.body.utf8.count <= MixpanelRequests.maximumRecordBytes else { return true }
            sink.accept([record])
            return false
        }
        if isTooLarge { reader.refuse(nil, of: name, .tooLarge) }
    }
}
