@preconcurrency import AmplitudeSwift
import HeraldAmplitude
import HeraldCore
import Shared
import Testing

@testable import Inspector
@testable import moove

/// A table of a feature that holds the vendor's object, and the same rule in another module.
@Suite struct InspectorAmplitudeSetTests {
    @Test(arguments: seeds)
    func `where a factory is compiled changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: [
                try .amplitude { [InspectorAnalytics.amplitude($0)] },
                try .amplitude { [[WrittenHere(amplitude: $0)]] },
            ],
            for: events.all()
        )
    }
}

private struct WrittenHere: AmplitudeEventTrackerFactory {
    let amplitude: Amplitude

    func create(_ event: any Event) -> Resolution<any AmplitudeEventTracker> {
        guard let impression = event as? AdImpression else { return .declined }
        let advertisement = impression.advertisement
        let revenue = AmplitudeRevenueEvent(
            name: impression.name,
            price: advertisement.revenue.majorUnits,
            productId: advertisement.unit.rawValue,
            revenueType: "advertisement",
            currency: advertisement.revenue.currency.code,
            parameters: ["network": .string(advertisement.network.rawValue)]
        )
        return .claimed([RevenueAmplitudeEventTracker(event: revenue, amplitude: amplitude)])
    }
}
