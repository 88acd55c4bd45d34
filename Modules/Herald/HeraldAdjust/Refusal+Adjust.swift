import HeraldCore

extension Refusal {
    static func tokenRefused(of event: any Event) -> Refusal {
        Refusal(
            of: event.name,
            rule: """
                it has an event token Adjust refuses, an empty one; the event wasn't sent. To fix, \
                copy its token from Adjust's dashboard.
                """
        )
    }

    static func sourceRefused(of event: any Event) -> Refusal {
        Refusal(
            of: event.name,
            key: "source",
            rule: """
                an ad's revenue has a source, and this one is empty, which Adjust refuses; it wasn't \
                sent. To fix, name who mediated the ad.
                """
        )
    }

    static func impressionsRefused(of event: any Event) -> Refusal {
        Refusal(
            of: event.name,
            key: "adImpressionsCount",
            rule: """
                a count of impressions is from 0 to 2147483647; the event wasn't sent. To fix, look \
                where it is computed.
                """
        )
    }

    static func identityTaken(by property: any Property) -> Refusal {
        Refusal(
            of: property.name,
            rule: """
                a property can't have the name under which Adjust gets the user's id; it wasn't set. \
                To fix, give the property another name.
                """
        )
    }

    /// Refuses an amount that Adjust would refuse or misread.
    ///
    /// - Parameters:
    ///   - revenue: In units of the currency.
    ///   - minimum: The least that Adjust counts: 0.001 for events.
    ///   - currency: An ISO 4217 code.
    ///   - event: Whose amount it is.
    /// - Throws: A refusal that names the rule.
    static func check(
        revenue: Double,
        atLeast minimum: Double,
        currency: String,
        of event: any Event
    ) throws(Refusal) {
        guard revenue.isFinite, revenue >= minimum else {
            throw Refusal(
                of: event.name,
                key: "revenue",
                rule: """
                    revenue is a finite number, of an event 0.001 at least and of an ad not below \
                    zero; the event wasn't sent. To fix, look where it is computed, or send an event \
                    that earns nothing without revenue.
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
