@preconcurrency import AmplitudeSwift
import Checkout
import HeraldAmplitude
import HeraldCore
import Inspector
import Testing
import Tickets

@testable import moove

/// What Amplitude gets, in whatever order the sets of its chain are joined.
@Suite struct AmplitudeSetTests {
    private let sets: [(Amplitude) -> [any AmplitudeEventTrackerFactory]] = [
        { CheckoutAnalytics.amplitude($0) },
        { InspectorAnalytics.amplitude($0) },
        { TicketsAnalytics.amplitude($0) },
        { amplitude in
            [
                ParcelFactory { GenericAmplitudeEventTracker(event: $0, amplitude: amplitude) },
                LetterTable { GenericAmplitudeEventTracker(event: $0, amplitude: amplitude) },
            ]
        },
    ]

    @Test(arguments: seeds)
    func `the order of the sets changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: permutations(of: sets).map { order in
                try .amplitude { amplitude in order.map { $0(amplitude) } }
            },
            for: events.allAndWeighted()
        )
    }
}
