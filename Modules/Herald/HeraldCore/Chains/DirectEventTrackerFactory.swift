/// A factory that can also send an event without making a tracker for it.
///
/// For the factory at the end of a chain, which most events reach and which answers for each of them
/// with one tracker: the parameters are read once a call instead of once a vendor, and nothing is
/// allocated. A factory that declines some events of a type that it may answer for can't be one.
public protocol DirectEventTrackerFactory: Sendable {
    /// Makes the same vendor call as the tracker that `create` answers with.
    var direct: DirectEventTracker { get }
}

/// Makes one vendor call for each event it is given.
public struct DirectEventTracker: Sendable {
    let tracker: TypeName
    public let send: @Sendable (any Event, [String: AnalyticsValue]) throws -> Void

    /// - Parameters:
    ///   - tracker: the type that `create` answers with, to show who sent an event.
    ///   - send: sends an event with the parameters that were read for this call.
    public init(
        as tracker: Any.Type,
        send: @escaping @Sendable (any Event, [String: AnalyticsValue]) throws -> Void
    ) {
        self.tracker = TypeName(tracker)
        self.send = send
    }
}
