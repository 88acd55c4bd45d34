import HeraldCore

// Events that build their parameters once, when they are made, and keep them.

struct TicketValidated: BenchmarkEvent {
    let parameters: [String: AnalyticsValue]
    var name: String { "ticket_validated" }

    init(_ fare: Fare) { parameters = fare.parameters }
}

struct TicketShared: BenchmarkEvent {
    let parameters: [String: AnalyticsValue]
    var name: String { "ticket_shared" }

    init(_ fare: Fare) { parameters = fare.parameters }
}

struct StopFavourited: BenchmarkEvent {
    let parameters: [String: AnalyticsValue]
    var name: String { "stop_favourited" }

    init(_ fare: Fare) { parameters = fare.parameters }
}

struct DisruptionOpened: BenchmarkEvent {
    let parameters: [String: AnalyticsValue]
    var name: String { "disruption_opened" }

    init(_ fare: Fare) { parameters = fare.parameters }
}

struct PaymentDeclined: BenchmarkEvent {
    let parameters: [String: AnalyticsValue]
    var name: String { "payment_declined" }

    init(_ fare: Fare) { parameters = fare.parameters }
}

struct PassRenewed: BenchmarkEvent {
    let parameters: [String: AnalyticsValue]
    var name: String { "pass_renewed" }

    init(_ fare: Fare) { parameters = fare.parameters }
}
