@testable import moove

extension Plan {
    static let app = Plan(
        "app",
        examples: AppEvents.examples,
        screens: ["home"],
        events: [
            "deep_link_opened": [
                "deep_link_opened(campaign?, link)", "deep_link_opened(campaign?, link)",
                "deep_link_opened(campaign?, link)", "dl0001(campaign?, link)", "–",
            ],
            "section_selected": [
                "section_selected(section)", "section_selected(section)",
                "section_selected(section)", "–", "–",
            ],
        ],
        exampleProperties: Section.allCases.map(PreferredSection.init),
        properties: [
            "preferred_section": [
                "kept", "$set(preferred_section)", "$identify($set.preferred_section)", "kept",
                "none",
            ]
        ]
    )
}
