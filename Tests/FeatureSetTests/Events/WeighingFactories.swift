import HeraldCore

/// A hand-written factory whose answer depends on a value of the event.
struct ParcelFactory<Tracker>: EventTrackerFactory {
    let tracker: @Sendable (Heavy) -> Tracker

    func create(_ event: any Event) -> Resolution<Tracker> {
        guard let parcel = event as? Parcel else { return .declined }
        return .weighing(parcel, tracker)
    }
}

/// A table whose answer depends on a value of the event.
struct LetterTable<Tracker>: EventTrackerTable {
    let tracker: @Sendable (Heavy) -> Tracker

    var routes: [Route<Tracker>] {
        Route.on(Letter.self) { letter in .weighing(letter, tracker) }
    }
}

extension Resolution {
    fileprivate static func weighing(
        _ event: any Weighted,
        _ handler: (Heavy) -> Handler
    ) -> Resolution {
        if event.weight > 0 { return .claimed([handler(Heavy(event: event))]) }
        return event.weight < 0 ? .dropped : .declined
    }
}
