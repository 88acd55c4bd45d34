public import HeraldCore

/// One event at the end of a journey of several steps: how it went, where it ended, how long it
/// took.
///
/// ```swift
/// struct CheckoutFlow: WideEvent {
///     enum Step: String, FlowStep { case address, card, pay }
///
///     static let name = "checkout_flow"
///     static let version = 1
///     let summary: FlowSummary
/// }
/// ```
///
/// The event that reaches the chains is of the feature's own type, so factories know it as they
/// know any other. A ``FlowRecorder`` makes it; nothing else is sent before the journey's end.
public protocol WideEvent: Event {
    associatedtype Step: FlowStep

    /// What the event is called, and by which an open flow is found again by a later launch.
    static var name: String { get }

    /// Which edition of the steps this is, from 1 up: the parameter `flow_version`.
    static var version: Int { get }

    /// What is known of the journey.
    var summary: FlowSummary { get }

    init(summary: FlowSummary)
}

extension WideEvent {
    public var name: String { Self.name }
    public var parameters: [String: AnalyticsValue] { summary.parameters }
}

/// The steps of a journey: an enum whose raw values are the names of the steps, in snake case.
public protocol FlowStep: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}
