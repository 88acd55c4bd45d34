package import HeraldCore

/// Turns what is done with the inspector into events.
package final class DefaultInspectorInstrumentation: InspectorInstrumentation {
    private let events: any EventTrackerService

    package init(events: any EventTrackerService) {
        self.events = events
    }

    package func filtered(by filter: InspectorFilter) {
        events.track(InspectorFiltered(filter: filter))
    }

    package func cleared() {
        events.track(InspectorCleared())
    }

    package func advertisementShown(_ advertisement: Advertisement) {
        events.track(AdImpression(advertisement: advertisement))
    }
}
