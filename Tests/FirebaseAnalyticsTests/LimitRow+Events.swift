@testable import FirebaseAnalytics

extension LimitRow {
    static let events = [
        LimitRow(
            FirebaseLimits.eventNameRequired,
            passes: [.event(named: "e")],
            breaks: [.event(named: "")]
        ),
        LimitRow(
            FirebaseLimits.nameLength,
            passes: [.event(named: text(40))],
            breaks: [.event(named: text(41))]
        ),
        LimitRow(
            FirebaseLimits.nameForm,
            passes: [.event(named: "Fare_2"), .event(named: "Z")],
            breaks: ["😀", "fare-2", "2fare", "_fare", "fare 2", "é", "a.b", "e\u{301}"]
                .map { .event(named: $0) }
        ),
        LimitRow(
            FirebaseLimits.namePrefix,
            passes: ["ga", "gab_x", "firebase", "gtag", "googles_x"].map { .event(named: $0) },
            breaks: ["ga_x", "firebase_x", "google_x", "gtag.x"].map { .event(named: $0) }
        ),
        LimitRow(
            FirebaseLimits.nameReserved,
            passes: ["Session_start", "page_view", "click"].map { .event(named: $0) },
            breaks: FirebaseLimits.reservedEvents.sorted().map { .event(named: $0) }
        ),
        LimitRow(
            FirebaseLimits.nameReserved,
            stream: Installation.webStream,
            passes: ["clicked", "screen_view"].map { .event(named: $0) },
            breaks: (["session_start"] + FirebaseLimits.reservedWebEvents.sorted())
                .map { .event(named: $0) }
        ),
        LimitRow(
            FirebaseLimits.paramCount,
            passes: [.event(numbered(23))],
            breaks: [.event(numbered(24))]
        ),
        LimitRow(
            FirebaseLimits.bodySize,
            passes: [.event(["items": Array(repeating: ["item_id": text(85)], count: 1_298)])],
            breaks: [.event(["items": Array(repeating: ["item_id": text(85)], count: 1_300)])]
        ),
    ]
}
