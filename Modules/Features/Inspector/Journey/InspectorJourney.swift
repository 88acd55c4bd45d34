package import AnalyticsDiagnostics
package import HeraldCore

/// The inspector's screen: the calls in view, and an advertisement to try revenue with.
///
/// It has one owner: a copy would share the visit of the screen in view.
package struct InspectorJourney: Sendable {
    package private(set) var filter = InspectorFilter.all

    private let timeline: InspectorTimeline
    private let vendors: Set<String>
    private let instrumentation: any InspectorInstrumentation
    private let events: any EventTrackerService
    private var visit: ScreenTracker?

    /// - Parameters:
    ///   - timeline: What is shown.
    ///   - vendors: The names that calls can be filtered by.
    ///   - instrumentation: Is told what is done on the screen.
    ///   - events: Takes screen views and taps.
    package init(
        timeline: InspectorTimeline,
        vendors: Set<String>,
        instrumentation: any InspectorInstrumentation,
        events: any EventTrackerService
    ) {
        self.timeline = timeline
        self.vendors = vendors
        self.instrumentation = instrumentation
        self.events = events
    }

    package mutating func open(from source: (any Screen)? = nil) {
        leave()
        let visit = ScreenTracker(InspectorScreen.inspector, source: source, to: events)
        self.visit = visit
        visit.appeared()
    }

    /// The app shows another feature's screen; the filter is gone with this one.
    package mutating func leave() {
        visit?.disappeared()
        visit = nil
        filter = .all
    }

    package func phaseChanged(to phase: AppPhase) {
        visit?.phaseChanged(to: phase)
    }

    /// The calls in view, newest first.
    package var entries: [InspectorEntry] { timeline.entries(filter) }

    /// The names of the events that calls can be filtered by: those that were tracked until now.
    package var eventNames: [String] { timeline.events }

    /// Narrows down what is in view; ``InspectorFilter/all`` shows everything again.
    ///
    /// - Throws: ``UnknownFilter`` for a vendor that isn't there or an event that wasn't tracked, since
    ///   what somebody typed is no parameter.
    package mutating func show(_ filter: InspectorFilter) throws(UnknownFilter) {
        try Tap.now(InspectorAction.filter, on: InspectorScreen.inspector, to: events) {
            () throws(UnknownFilter) in
            if let vendor = filter.vendor, !vendors.contains(vendor) {
                throw .vendor(known: vendors.sorted())
            }
            if let event = filter.event, !eventNames.contains(event) {
                throw .event(known: eventNames)
            }
            self.filter = filter
            instrumentation.filtered(by: filter)
        }
    }

    /// Forgets all calls until now; that it was cleared is the first that is in view again.
    package func clear() {
        Tap.now(InspectorAction.clear, on: InspectorScreen.inspector, to: events) {
            timeline.clear()
            instrumentation.cleared()
        }
    }

    /// Lets an advertisement be shown.
    package func showAdvertisement(_ advertisement: Advertisement = .simulated) {
        let screen = InspectorScreen.inspector
        Tap.now(InspectorAction.showAdvertisement, on: screen, to: events) {
            instrumentation.advertisementShown(advertisement)
        }
    }
}
