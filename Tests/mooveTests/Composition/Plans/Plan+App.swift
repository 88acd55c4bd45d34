@testable import moove

extension Plan {
    static let app = Plan(
        "app",
        examples: AppEvents.examples,
        screens: ["home"],
        events: [
            "deep_link_opened": "deep_link_opened, deep_link_opened, deep_link_opened, dl0001, -",
            "section_selected": "section_selected, section_selected, section_selected, -, -",
        ]
    )
}
