import VendorDelivery

extension Amplitude {
    /// Records revenue in the form of Amplitude's SDK, an event of its own.
    ///
    /// It is refused and reported without a price, with a number that is not finite, with a
    /// quantity below 1, and with a currency that is no code.
    @discardableResult
    public func revenue(revenue: Revenue, options: EventOptions? = nil) -> Amplitude {
        let name = RevenueKey.eventType
        record(name, options) { draft throws(BrokenRule) in
            let own = try RevenueKey.members(of: revenue)
            let more = try reader.read(revenue.properties, of: name, reserved: RevenueKey.names)
            draft.eventProperties = own.merged(over: more)
            try AmplitudeLimits.check(keyCount: draft.eventProperties.all.count)
        }
        return self
    }
}
