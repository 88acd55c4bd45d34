public import HeraldCore

/// Sends a share of the events of some types, each by a draw of its own; other events as they come.
///
/// The app puts it around a feature's tracker. The vendors aren't told the rate: an event isn't
/// changed on its way.
///
/// ```swift
/// let events = SampledThrottle(herald, types: [ListScrolled.self], rate: 0.05)
/// ```
public final class SampledThrottle: EventTrackerService {
    private let rate: Double
    private let random: @Sendable () -> Double
    private let valve: ThrottleValve

    /// Stops the program when the rate is none: see ``problem(rate:)``.
    ///
    /// - Parameters:
    ///   - events: Takes what is sent.
    ///   - types: The types of event that are throttled.
    ///   - rate: The share that is sent, from 0 to 1.
    ///   - random: A number from 0 to below 1, drawn for each event.
    public init(
        _ events: any EventTrackerService,
        types: [any Event.Type],
        rate: Double,
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        if let problem = Self.problem(rate: rate) { fatalError(problem) }
        valve = ThrottleValve(events, types: types)
        self.rate = rate
        self.random = random
    }

    /// How many events were held back, by name.
    public var suppressed: [String: Int] { valve.suppressed }

    /// What is wrong with a rate, or `nil`.
    public static func problem(rate: Double) -> String? {
        if (0...1).contains(rate) { return nil }
        return
            "A throttle is sampled at \(rate), which is no share of all events. To fix, choose a "
            + "rate from 0 to 1."
    }

    public func track(_ event: any Event) {
        valve.track(event) { _ in random() < rate }
    }
}
