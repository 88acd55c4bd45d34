public import HeraldCore

/// A factory of any vendor that throws for every event.
public struct ThrowingEventTrackerFactory<Tracker>: EventTrackerFactory {
    private let error: any Error

    public init(error: any Error) {
        self.error = error
    }

    public func create(_ event: any Event) throws -> Resolution<Tracker> { throw error }
}
