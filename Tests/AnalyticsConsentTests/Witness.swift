import HeraldCore
import HeraldTesting
import Synchronization

/// A vendor that notes for each event what it knew of the person, and every call out of order.
struct Witness: ProviderDouble {
    static let providerName = "witness"

    /// An event, and what the vendor would have attached to it.
    struct Sighting: Hashable {
        let number: Int
        let userId: String?
        let seat: AnalyticsValue?
    }

    private final class Notes: Sendable {
        let state = Mutex(State())
    }

    private struct State {
        var isStarted = false
        var isOn = false
        var userId: String?
        var seat: AnalyticsValue?
        var sightings: [Sighting] = []
        var mistakes: [String] = []

        mutating func expect(_ condition: Bool, _ mistake: String) {
            if !condition { mistakes.append(mistake) }
        }
    }

    private let notes = Notes()

    var sightings: [Sighting] { notes.state.withLock { $0.sightings } }
    var mistakes: [String] { notes.state.withLock { $0.mistakes } }

    func receive(_ record: AnalyticsRecord) {
        notes.state.withLock { take(record, &$0) }
    }

    private func take(_ record: AnalyticsRecord, _ state: inout State) {
        state.expect(state.isStarted || record == .started, "a call before the start")
        switch record {
        case .started:
            state.expect(!state.isStarted, "a second start")
            state.isStarted = true
        case .enabledSet(let isOn):
            state.expect(state.isOn != isOn, "turned on or off twice")
            state.expect(isOn || state.userId == nil, "turned off with somebody signed in")
            state.isOn = isOn
        case .identified(let identity): state.userId = identity.userId
        case .reset: (state.userId, state.seat) = (nil, nil)
        case .propertySet(let property):
            state.expect(state.isOn, "a property while off")
            if property.name == "seat" { state.seat = property.value }
        case .tracked(let event):
            state.expect(state.isOn, "an event while off")
            let number = (event as? Step)?.number ?? -1
            state.sightings.append(
                Sighting(number: number, userId: state.userId, seat: state.seat)
            )
        case .flushed: state.expect(state.isOn, "a flush while off")
        }
    }
}
