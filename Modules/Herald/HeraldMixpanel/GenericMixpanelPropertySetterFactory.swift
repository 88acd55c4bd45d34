public import HeraldCore
@preconcurrency public import Mixpanel

/// The end of a chain that makes every property a super property.
public struct GenericMixpanelPropertySetterFactory: MixpanelPropertySetterFactory, FallbackFactory {
    private let mixpanel: MixpanelInstance

    public init(mixpanel: MixpanelInstance) {
        self.mixpanel = mixpanel
    }

    public func create(_ property: any Property) -> Resolution<any MixpanelPropertySetter> {
        .claimed([GenericMixpanelPropertySetter(property: property, mixpanel: mixpanel)])
    }
}

/// Registers a super property: it goes with every later event of this device.
public struct GenericMixpanelPropertySetter: MixpanelPropertySetter, Sendable {
    private let property: any Property
    private let mixpanel: MixpanelInstance

    public init(property: any Property, mixpanel: MixpanelInstance) {
        self.property = property
        self.mixpanel = mixpanel
    }

    /// - Throws: ``NonFiniteNumberError``
    public func set() throws {
        mixpanel.registerSuperProperties([property.name: try property.mixpanelValue()])
    }
}
