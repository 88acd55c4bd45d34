import AnalyticsDiagnostics
import HeraldCore
import Shared

/// The screens of the app itself.
enum AppScreen: String, Screen {
    case home
}

/// A section was opened from the home screen.
struct SectionSelected: Event {
    let section: Section

    var name: String { "section_selected" }
    var parameters: [String: AnalyticsValue] { ["section": .string(section.rawValue)] }
}

/// The section that the person opened last.
struct PreferredSection: UserProperty {
    let section: Section

    var name: String { "preferred_section" }
    var value: AnalyticsValue { .string(section.rawValue) }
}

/// Where the person likes to sit.
///
/// An ordinary property, which nobody mapped for Adjust: its chain refuses it, and Adjust alone goes
/// without.
struct SeatPreference: Property {
    let seat: Seat

    var name: String { "seat_preference" }
    var value: AnalyticsValue { .string(seat.rawValue) }
}

/// The seats that there are.
enum Seat: String, CaseIterable, Sendable {
    case window
    case aisle
}

/// A link opened the app.
///
/// Says what kind it was, never its text.
struct DeepLinkOpened: Event {
    let kind: DeepLink.Kind
    let campaign: Campaign?

    var name: String { "deep_link_opened" }
    var parameters: [String: AnalyticsValue] {
        var parameters: [String: AnalyticsValue] = ["link": .string(kind.rawValue)]
        parameters["campaign"] = campaign?.name.map { .string($0.rawValue) }
        return parameters
    }
}

/// What the app itself sends, beside its features.
enum AppEvents {
    /// One instance of each event, of each kind where an event has several.
    static var examples: [any Event] {
        RecordingAnalytics.events { ScreenTracker(AppScreen.home, to: $0).appeared() }
            + Section.allCases.map(SectionSelected.init)
            + DeepLink.Kind.allCases.map { DeepLinkOpened(kind: $0, campaign: nil) }
            + [DeepLinkOpened(kind: .home, campaign: Campaign(name: .firstRide))]
    }
}
