/// A vendor's events and properties: asks the chain, runs what it answers with, reports what throws.
///
/// Each adapter gives it a name of its own, `FirebaseAnalyticsTrackerService`, and an initialiser that
/// says how its trackers and setters run. When every factory declines, nothing is sent. The first
/// tracker that throws ends the trackers of that event for this vendor; what ran before it was sent.
public struct AnalyticsTrackerService<Tracker, Setter>: Sendable {
    let events: [Step<any Event>]
    let properties: [Step<any Property>]

    /// For adapters: a service over a chain of each kind.
    @inlinable
    public init(
        events: any EventTrackerFactory<Tracker>,
        properties: any PropertySetterFactory<Setter>,
        runTracker: @escaping @Sendable (Tracker) throws -> Void,
        runSetter: @escaping @Sendable (Setter) throws -> Void
    ) {
        self.init(
            events: Step.steps(of: events, run: runTracker),
            properties: Step.steps(of: properties, run: runSetter)
        )
    }

    @usableFromInline
    init(events: [Step<any Event>], properties: [Step<any Property>]) {
        self.events = events
        self.properties = properties
    }
}

extension AnalyticsTrackerService where Setter == Never {
    /// For adapters of vendors that have no properties.
    @inlinable
    public init(
        events: any EventTrackerFactory<Tracker>,
        runTracker: @escaping @Sendable (Tracker) throws -> Void
    ) {
        self.init(events: Step.steps(of: events, run: runTracker), properties: [])
    }
}

extension AnalyticsTrackerService: EventTrackerService {
    public func track(_ event: any Event) {
        let type = type(of: event)
        Turn.inCurrent(or: .track(event)) { turn in
            var reading = ParameterReading()
            turn.deliver(event, &reading, through: events.filter { $0.mayAnswer(type) })
        }
    }
}

extension AnalyticsTrackerService: PropertyTrackerService {
    public func set(_ property: any Property) {
        let type = type(of: property)
        Turn.inCurrent(or: .set(property)) { turn in
            var reading = ParameterReading()
            turn.deliver(property, &reading, through: properties.filter { $0.mayAnswer(type) })
        }
    }
}

/// A service whose steps Herald may run itself, having looked up those for an event's type.
protocol SteppedEventTrackerService: EventTrackerService {
    var events: [Step<any Event>] { get }
}

extension AnalyticsTrackerService: SteppedEventTrackerService {}
