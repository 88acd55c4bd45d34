import AnalyticsDiagnostics
import HeraldCore
import Shared
import Synchronization
import Tickets

/// What a journey told analytics, in order.
enum Call: Equatable {
    case tracked(String, [String: AnalyticsValue] = [:])
    case set(String, AnalyticsValue)

    var name: String {
        switch self {
        case .tracked(let name, _), .set(let name, _): name
        }
    }

    static func screen(_ name: String, from source: String? = nil) -> Call {
        .tracked(name, source.map { ["source": .string($0)] } ?? [:])
    }

    static func action(_ name: String, on screen: String) -> Call {
        .tracked("user_action", ["action": .string(name), "source": .string(screen)])
    }

    static let countChange = action("change_ticket_count", on: "ticket_confirmation")
    static let buyTap = action("buy_tickets", on: "ticket_confirmation")

    /// An error of the ticket office during a purchase.
    static func officeError(_ code: Int) -> Call {
        .tracked(
            "app_error",
            [
                "operation": "buy_tickets", "error_domain": "tickets.office",
                "error_code": .int(code),
            ]
        )
    }
}

/// A screen of another feature.
enum OtherScreen: String, Screen {
    case home, search
}

final class Recorder: EventTrackerService, PropertyTrackerService {
    private struct State {
        var calls: [Call] = []
        var events: [any Event] = []
    }

    private let state = Mutex(State())

    /// Every event since the beginning.
    var events: [any Event] { state.withLock { $0.events } }

    func track(_ event: any Event) {
        state.withLock {
            $0.events.append(event)
            $0.calls.append(.tracked(event.name, event.parameters))
        }
    }

    func set(_ property: any Property) {
        state.withLock { $0.calls.append(.set(property.name, property.value)) }
    }

    /// The calls since the last time that this was asked.
    func newCalls() -> [Call] {
        state.withLock { state in
            defer { state.calls = [] }
            return state.calls
        }
    }
}

/// A simulated office and the orders that were sent to it, whether or not they arrived.
final class WatchedOffice: TicketOffice {
    let simulation: SimulatedTicketOffice
    private let sent = Mutex<[TicketOrder]>([])

    init(fares: FareTable = .standard) {
        simulation = SimulatedTicketOffice(fares: fares, makeId: ids("order"))
    }

    var sentOrders: [TicketOrder] { sent.withLock { $0 } }
    var sentKeys: [String] { sentOrders.map(\.idempotencyKey) }

    func buy(_ order: TicketOrder) throws(PurchaseError) -> Receipt {
        sent.withLock { $0.append(order) }
        return try simulation.buy(order)
    }
}

/// Ids in a row: `key-1`, `key-2`.
func ids(_ name: String) -> @Sendable () -> String {
    let last = Counter()
    return { "\(name)-\(last.next())" }
}

private final class Counter: Sendable {
    private let last = Mutex(0)

    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}

func dollars(cents: Int) -> Money {
    Money(minorUnits: cents, currency: .unitedStatesDollar)
}

/// The standard fares with one price changed, or a fare left out where there is none.
func fares(adultDay cents: Int?) -> FareTable {
    let standard = FareTable.standard
    let adult = standard.fares(for: .adult).compactMap { fare -> Fare? in
        guard fare.id == .day else { return fare }
        return cents.map { Fare(id: .day, price: dollars(cents: $0)) }
    }
    return FareTable([
        .adult: adult,
        .child: standard.fares(for: .child),
        .senior: standard.fares(for: .senior),
    ])
}

func order(
    key: String = "key-1",
    rider: Rider = .adult,
    fareId: FareId = .day,
    cents: Int = 500,
    count: Int = 1
) -> TicketOrder {
    TicketOrder(
        idempotencyKey: key,
        rider: rider,
        fareId: fareId,
        price: dollars(cents: cents),
        count: count
    )
}

/// A receipt for month tickets of a senior.
func receipt(cents: Int, count: Int) -> Receipt {
    Receipt(
        orderId: "order-9",
        order: order(rider: .senior, fareId: .month, cents: cents, count: count),
        total: dollars(cents: cents * count)
    )
}

/// A journey with everything around it that it talks to.
struct World {
    let recorder = Recorder()
    let office = WatchedOffice()
    var journey: TicketsJourney

    init(offering fares: FareTable = .standard) {
        journey = TicketsJourney(
            fares: fares,
            office: office,
            events: recorder,
            instrumentation: DefaultTicketPurchaseInstrumentation(
                events: recorder,
                properties: recorder,
                errors: ErrorReporter(to: recorder, cancellations: TicketsAnalytics.cancellations)
            ),
            makeId: ids("key")
        )
    }

    /// A journey that is about to buy tickets for the day at 5 dollars, and what led there forgotten.
    static func confirming(count: Int = 1) throws -> World {
        var world = World()
        try world.journey.openConfirmation(for: .adult, fareId: .day)
        try world.journey.choose(.count(count))
        _ = world.recorder.newCalls()
        return world
    }
}
