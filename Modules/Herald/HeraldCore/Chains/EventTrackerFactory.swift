/// One vendor's rule for some events: says what the vendor gets for each of them.
///
/// Adapters give it a name of their own: `FirebaseEventTrackerFactory`.
public protocol EventTrackerFactory<Tracker>: Sendable {
    associatedtype Tracker

    /// The answer for an event, `declined` for every event that isn't this factory's.
    func create(_ event: any Event) throws -> Resolution<Tracker>

    /// Whether it may answer for events of a type; `false` promises that it declines them all.
    ///
    /// Herald asks once a type and remembers, so that the cost of an event doesn't grow with the
    /// number of features. The default is `true`.
    func mayAnswer(for type: any Event.Type) -> Bool
}

extension EventTrackerFactory {
    public func mayAnswer(for type: any Event.Type) -> Bool { true }
}
