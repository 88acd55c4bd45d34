import HeraldCore

extension Refusal {
    /// An event has a parameter under a key that it sets itself.
    static func keyTaken(in event: any Event, key: String) -> Refusal {
        Refusal(
            of: event.name,
            key: key,
            rule: """
                an event can't have this parameter, since a field of its own goes there; it wasn't \
                sent. To fix, give the parameter another name, or leave the field empty.
                """
        )
    }

    /// Refuses an amount that AppsFlyer would count wrongly or not at all.
    static func check(
        revenue: Double,
        currency: String,
        of event: any Event
    ) throws(Refusal) {
        guard revenue.isFinite else {
            throw Refusal(
                of: event.name,
                key: "revenue",
                rule: """
                    revenue must be a finite number; the event wasn't sent. To fix, look where it is \
                    computed.
                    """
            )
        }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard currency.utf8.count == 3, currency.utf8.allSatisfy({ capitals ~= $0 }) else {
            throw Refusal(
                of: event.name,
                key: "currency",
                rule: """
                    a currency is an ISO 4217 code, three capitals; the event wasn't sent. To fix, \
                    write it as in 'USD'.
                    """
            )
        }
    }
}
