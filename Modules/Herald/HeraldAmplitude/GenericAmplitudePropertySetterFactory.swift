@preconcurrency public import AmplitudeSwift
public import HeraldCore

/// The end of a chain that sets every property on the user: Amplitude has no other kind.
public struct GenericAmplitudePropertySetterFactory: AmplitudePropertySetterFactory,
    FallbackFactory
{
    private let amplitude: Amplitude

    public init(amplitude: Amplitude) {
        self.amplitude = amplitude
    }

    public func create(_ property: any Property) -> Resolution<any AmplitudePropertySetter> {
        .claimed([GenericAmplitudePropertySetter(property: property, amplitude: amplitude)])
    }
}

/// Sets a property of the user, with its own type.
public struct GenericAmplitudePropertySetter: AmplitudePropertySetter, Sendable {
    private let property: any Property
    private let amplitude: Amplitude

    public init(property: any Property, amplitude: Amplitude) {
        self.property = property
        self.amplitude = amplitude
    }

    /// - Throws: ``NonFiniteNumberError``
    public func set() throws {
        let value = property.value
        if value.isNonFinite { throw NonFiniteNumberError(key: property.name) }
        amplitude.identify(
            identify: Identify().set(property: property.name, value: value.amplitudeForm)
        )
    }
}
