/// One vendor's rule for some events: says what the vendor gets for each of them.
///
/// Adapters give it a name of their own: `FirebaseEventTrackerFactory`.
public protocol EventTrackerFactory<Tracker>: Sendable {
    associatedtype Tracker

    /// The answer for an event, `declined` for every event that isn't this factory's.
    func create(_ event: any Event) throws -> Resolution<Tracker>

    /// Whether it may answer for events of a type; `false` promises that it declines them all.
    ///
    /// A chain asks once a type and remembers, so that the cost of an event doesn't grow with the
    /// number of features. The default is `true`.
    func mayAnswer(for type: any Event.Type) -> Bool
}

extension EventTrackerFactory {
    public func mayAnswer(for type: any Event.Type) -> Bool { true }
}

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
