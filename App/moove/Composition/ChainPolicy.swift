import HeraldCore

/// What happens to an event or a property that no factory answers for.
enum ChainPolicy {
    /// It is sent under its own name, by the vendor's generic factory.
    case generic

    /// It is reported and not sent.
    case strict

    /// The end of a vendor's event chain.
    func end<Tracker>(
        _ generic: any EventTrackerFactory<Tracker>
    ) -> any EventTrackerFactory<Tracker> {
        switch self {
        case .generic: generic
        case .strict: RequireMappedEventTrackerFactory<Tracker>()
        }
    }

    /// The end of a vendor's property chain.
    func end<Setter>(
        _ generic: any PropertySetterFactory<Setter>
    ) -> any PropertySetterFactory<Setter> {
        switch self {
        case .generic: generic
        case .strict: RequireMappedPropertySetterFactory<Setter>()
        }
    }

    /// The end of an event chain that sends only what somebody mapped.
    func end<Tracker>() -> [any EventTrackerFactory<Tracker>] {
        switch self {
        case .generic: []
        case .strict: [RequireMappedEventTrackerFactory<Tracker>()]
        }
    }
}
