import HeraldCore

/// What revenue must fulfil, or Amplitude would count it wrongly or not at all.
enum RevenueRules {
    /// The properties that Amplitude's SDK sets on revenue by itself.
    private static let ownKeys: Set<String> = [
        "$price", "$quantity", "$productId", "$revenueType", "$currency", "$revenue", "$receipt",
        "$receiptSig",
    ]

    /// The first rule that an event breaks.
    static func refusal(of event: AmplitudeRevenueEvent) -> Refusal? {
        if !event.price.isFinite { return notFinite(event, key: "price") }
        if event.revenue?.isFinite == false { return notFinite(event, key: "revenue") }
        if event.quantity < 1 {
            return Refusal(
                of: event.name,
                key: "quantity",
                rule: """
                    it must be at least 1; the revenue wasn't sent. To fix, make the price negative \
                    for a refund.
                    """
            )
        }
        if let currency = event.currency, !isCode(currency) {
            return Refusal(
                of: event.name,
                key: "currency",
                rule: """
                    it must be three capital letters, or Amplitude can't convert the amount; the \
                    revenue wasn't sent. To fix, use the code of ISO 4217, such as 'USD'.
                    """
            )
        }
        return takenKey(in: event)
    }

    private static func takenKey(in event: AmplitudeRevenueEvent) -> Refusal? {
        let taken = event.parameters.keys.filter(ownKeys.contains).min()
        return taken.map { key in
            Refusal(
                of: event.name,
                key: key,
                rule: """
                    revenue can't have this parameter, since Amplitude's own goes there; it wasn't \
                    sent. To fix, use the property of the revenue event, or give the parameter \
                    another name.
                    """
            )
        }
    }

    private static func notFinite(_ event: AmplitudeRevenueEvent, key: String) -> Refusal {
        Refusal(
            of: event.name,
            key: key,
            rule: """
                it is not a finite number; the revenue wasn't sent. To fix, look where it is \
                computed.
                """
        )
    }

    private static func isCode(_ text: String) -> Bool {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return text.utf8.count == 3 && text.utf8.allSatisfy(letters.contains)
    }
}
