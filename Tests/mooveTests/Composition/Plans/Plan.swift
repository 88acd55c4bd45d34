import HeraldCore

/// What each vendor gets of the events of the app or of a feature, typed by hand.
///
/// Each feature has a file of its own, and a line here.
struct Plan: Sendable {
    static let all: [Plan] = [
        .app,
        .checkout,
        .inspector,
        .profile,
        .search,
        .tickets,
    ]

    /// The vendors of a row, in its order; `-` is nothing.
    static let vendors = ["firebase", "mixpanel", "amplitude", "adjust", "appsflyer"]

    static let userAction = "user_action, -, user_action, -, -"
    static let appError = "app_error, -, app_error, -, -"
    private static let screenView = "screen_view, -, [Amplitude] Screen Viewed, -, -"

    let name: String

    /// An instance of each event that can be sent.
    let examples: [any Event]

    /// By an event's name, the names of the records that vendors get.
    let rows: [String: String]

    init(_ name: String, examples: [any Event], screens: [String], events: [String: String]) {
        self.name = name
        self.examples = examples
        let views = screens.map { ($0, Self.screenView) }
        rows = events.merging(views) { event, _ in event }
    }
}
