import HeraldCore

/// One event of each written type, boxed before a benchmark's loop begins.
enum EventSamples {
    static let computedTypes: [any BenchmarkEvent.Type] = [
        TicketPurchased.self, TicketRefunded.self, JourneySearched.self,
        JourneySelected.self, SeatReserved.self, PassActivated.self,
    ]

    static let storedTypes: [any BenchmarkEvent.Type] = [
        TicketValidated.self, TicketShared.self, StopFavourited.self,
        DisruptionOpened.self, PaymentDeclined.self, PassRenewed.self,
    ]

    /// Work unit E, and the same with a stored dictionary for orientation.
    static var computed: [any Event] { events(of: computedTypes) }
    static var stored: [any Event] { events(of: storedTypes) }

    static func events(of types: [any BenchmarkEvent.Type]) -> [any Event] {
        types.map { $0.init(.example) }
    }
}
