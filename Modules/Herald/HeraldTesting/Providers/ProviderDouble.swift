public import HeraldCore

/// A vendor of a test: all five capabilities, of which every call comes to it as a record.
public protocol ProviderDouble: EventTrackerService, PropertyTrackerService,
    IdentifiableUserService, AnalyticsLifecycleService, ConsentService
{
    /// What a Herald calls it unless the test gives a name.
    static var providerName: String { get }

    /// Called on the caller's thread, possibly by several at once.
    func receive(_ record: AnalyticsRecord)
}

extension ProviderDouble {
    public func track(_ event: any Event) { receive(.tracked(event)) }
    public func set(_ property: any Property) { receive(.propertySet(property)) }
    public func identify(_ identity: Identity) { receive(.identified(identity)) }
    public func reset() { receive(.reset) }
    public func start() { receive(.started) }
    public func flush() { receive(.flushed) }
    public func setEnabled(_ enabled: Bool) { receive(.enabledSet(enabled)) }

    /// This double as a vendor with all five capabilities.
    public func heraldProvider(named name: String = Self.providerName) -> HeraldProvider {
        HeraldProvider(
            name: name,
            events: self,
            properties: self,
            identity: self,
            lifecycle: self,
            consent: self
        )
    }
}
