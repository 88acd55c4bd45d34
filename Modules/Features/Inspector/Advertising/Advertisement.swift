package import Shared

/// An advertisement that was shown, and what it earned.
package struct Advertisement: Sendable, Hashable {
    package let network: AdNetwork

    /// Where in the app it was shown.
    package let unit: AdUnit
    package let revenue: Money

    package init(network: AdNetwork, unit: AdUnit, revenue: Money) {
        self.network = network
        self.unit = unit
        self.revenue = revenue
    }

    /// One that was never shown, for demonstrations.
    package static let simulated = Advertisement(
        network: .cityScreens,
        unit: .inspectorBanner,
        revenue: Money(minorUnits: 2, currency: .unitedStatesDollar)
    )
}

/// Who pays for advertisements.
package enum AdNetwork: String, Sendable, CaseIterable {
    case cityScreens = "city_screens"
}

/// A place that advertisements are shown in.
package enum AdUnit: String, Sendable, CaseIterable {
    case inspectorBanner = "inspector_banner"
}
