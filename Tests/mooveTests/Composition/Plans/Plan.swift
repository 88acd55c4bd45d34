import HeraldCore

/// What each vendor gets of the events and properties of the app or of a feature, typed by hand.
///
/// Each feature has a file of its own, and a line here. A cell is one of
/// - `purchase(currency, items.price, value?)`: a record and its parameters, with a question mark
///   where not every example has it; several records are joined by ` + `;
/// - `kept`: nothing yet, since it goes with what is sent later;
/// - `dropped by Checkout`: a rule of that module says that nothing is sent;
/// - `–`: there is no rule, and nothing is sent;
/// - `none`: the vendor takes no such call.
struct Plan: Sendable {
    static let all: [Plan] = [
        .app,
        .checkout,
        .inspector,
        .profile,
        .search,
        .tickets,
    ]

    /// The vendors of a row, in its order.
    static let vendors = ["firebase", "mixpanel", "amplitude", "adjust", "appsflyer"]

    /// A tap on a screen, and one that is possible from every screen.
    static let userAction = userAction("action, source")
    static let userActionAnywhere = userAction("action")

    static let appError = [
        "app_error(error_code, error_domain, operation)", "dropped by moove",
        "app_error(error_code, error_domain, operation)", "–", "–",
    ]
    private static func userAction(_ parameters: String) -> [String] {
        [
            "user_action(\(parameters))", "dropped by moove", "user_action(\(parameters))", "–",
            "–",
        ]
    }

    private static func screenView(_ more: String) -> [String] {
        [
            "screen_view(screen_name\(more))", "dropped by moove",
            "[Amplitude] Screen Viewed([Amplitude] Screen Name\(more))", "–", "–",
        ]
    }

    let name: String

    /// An instance of each event that can be sent.
    let examples: [any Event]

    /// By an event's name, what vendors get.
    let events: [String: [String]]

    /// An instance of each property that can be set.
    let exampleProperties: [any Property]

    /// By a property's name, what vendors get.
    let properties: [String: [String]]

    /// - Parameters:
    ///   - name: The feature's, for messages.
    ///   - examples: An instance of each event that can be sent.
    ///   - screens: The screens whose example is opened from nowhere.
    ///   - screensFromOthers: The screens whose example is opened from another one.
    ///   - events: The rows of the other events.
    ///   - exampleProperties: An instance of each property that can be set.
    ///   - properties: Their rows.
    init(
        _ name: String,
        examples: [any Event],
        screens: [String] = [],
        screensFromOthers: [String] = [],
        events: [String: [String]],
        exampleProperties: [any Property] = [],
        properties: [String: [String]] = [:]
    ) {
        self.name = name
        self.examples = examples
        let views =
            screens.map { ($0, Self.screenView("")) }
            + screensFromOthers.map { ($0, Self.screenView(", source")) }
        self.events = events.merging(views) { event, _ in event }
        self.exampleProperties = exampleProperties
        self.properties = properties
    }
}
