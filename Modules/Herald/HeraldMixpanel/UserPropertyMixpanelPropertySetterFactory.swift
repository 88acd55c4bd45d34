public import HeraldCore
@preconcurrency public import Mixpanel

/// Keeps user properties on the person's profile, and declines the others.
///
/// Place it before the generic factory: a user property is a property too, and the profile would
/// never be written.
public struct UserPropertyMixpanelPropertySetterFactory: MixpanelPropertySetterFactory {
    private let mixpanel: MixpanelInstance

    public init(mixpanel: MixpanelInstance) {
        self.mixpanel = mixpanel
    }

    public func create(_ property: any Property) -> Resolution<any MixpanelPropertySetter> {
        guard let property = property as? any UserProperty else { return .declined }
        return .claimed([UserPropertyMixpanelPropertySetter(property: property, mixpanel: mixpanel)]
        )
    }

    public func mayAnswer(for type: any Property.Type) -> Bool {
        type is any UserProperty.Type
    }
}

/// Sets a property of the person's profile.
public struct UserPropertyMixpanelPropertySetter: MixpanelPropertySetter, Sendable {
    private let property: any UserProperty
    private let mixpanel: MixpanelInstance

    public init(property: any UserProperty, mixpanel: MixpanelInstance) {
        self.property = property
        self.mixpanel = mixpanel
    }

    /// - Throws: ``NonFiniteNumberError``
    public func set() throws {
        mixpanel.people.set(property: property.name, to: try property.mixpanelValue())
    }
}
