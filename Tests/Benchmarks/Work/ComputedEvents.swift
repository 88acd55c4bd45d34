import HeraldCore

/// An event that builds its parameters at each read.
protocol ComputedEvent: BenchmarkEvent {
    var fare: Fare { get }
}

extension ComputedEvent {
    var parameters: [String: AnalyticsValue] { fare.parameters }
}

struct TicketPurchased: ComputedEvent {
    let fare: Fare
    var name: String { "ticket_purchased" }

    init(_ fare: Fare) { self.fare = fare }
}

struct TicketRefunded: ComputedEvent {
    let fare: Fare
    var name: String { "ticket_refunded" }

    init(_ fare: Fare) { self.fare = fare }
}

struct JourneySearched: ComputedEvent {
    let fare: Fare
    var name: String { "journey_searched" }

    init(_ fare: Fare) { self.fare = fare }
}

struct JourneySelected: ComputedEvent {
    let fare: Fare
    var name: String { "journey_selected" }

    init(_ fare: Fare) { self.fare = fare }
}

struct SeatReserved: ComputedEvent {
    let fare: Fare
    var name: String { "seat_reserved" }

    init(_ fare: Fare) { self.fare = fare }
}

struct PassActivated: ComputedEvent {
    let fare: Fare
    var name: String { "pass_activated" }

    init(_ fare: Fare) { self.fare = fare }
}
