/// Where a link was published, in words that were agreed on beforehand.
package struct Campaign: Sendable, Hashable {
    package let source: Source?
    package let medium: Medium?
    package let name: Name?

    package init(source: Source? = nil, medium: Medium? = nil, name: Name? = nil) {
        self.source = source
        self.medium = medium
        self.name = name
    }
}

extension Campaign {
    /// The value of `utm_source`: who published the link.
    package enum Source: String, Sendable, CaseIterable {
        case newsletter
        case partner
        case station
        case website
    }

    /// The value of `utm_medium`: what it was published in.
    package enum Medium: String, Sendable, CaseIterable {
        case email
        case poster
        case push
        case social
    }

    /// The value of `utm_campaign`: what it was published for.
    package enum Name: String, Sendable, CaseIterable {
        case firstRide = "first_ride"
        case schoolYear = "school_year"
        case summerPass = "summer_pass"
    }
}
