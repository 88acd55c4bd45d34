import AnalyticsConsent
import AnalyticsFlows

/// What the app hands to each place.
struct PlaceServices {
    /// What features track through.
    let analytics: AnalyticsLaunch
    let world: World

    /// Who is signed in from an earlier launch.
    let userId: String?
    let flows: FlowStore
    let throttles: ThrottleStore
    let observers: RouteObservers

    /// The names of the vendors that are there.
    let vendors: [String]
}
