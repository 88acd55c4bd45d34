@preconcurrency import AmplitudeSwift
import Checkout
import FeatureTesting
import HeraldAmplitude
import HeraldCore
import Inspector
import Testing
import Tickets

/// What Amplitude gets, in whatever order the sets of its chain are joined.
@Suite struct AmplitudeSetTests {
    private let sets: [(Amplitude) -> [any AmplitudeEventTrackerFactory]] = [
        { CheckoutAnalytics.amplitude($0) },
        { InspectorAnalytics.amplitude($0) },
        { TicketsAnalytics.amplitude($0) },
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        let orders = permutations(of: sets)
        try expectSameRequests(
            of: orders.map { order in .amplitude { amplitude in order.flatMap { $0(amplitude) } } },
            for: events.all()
        )
    }
}
