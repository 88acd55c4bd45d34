import VendorDelivery

/// The device that events are counted for, by the ids that Adjust knows it under.
public struct AdjustDevice: Sendable, Equatable {
    public enum Identifier: Sendable, Equatable {
        /// Adjust's own id for the device.
        case adid(String)
        /// Apple's id for advertisers, in capitals with hyphens.
        case idfa(String)
        /// Apple's id for the app's vendor, in capitals with hyphens.
        case idfv(String)
        case googleAdvertisingID(String)
        case androidID(String)
        case webUUID(String)

        var field: AdjustPackage.Field {
            switch self {
            case .adid(let value): ("adid", value)
            case .idfa(let value): ("idfa", value)
            case .idfv(let value): ("idfv", value)
            case .googleAdvertisingID(let value): ("gps_adid", value)
            case .androidID(let value): ("android_id", value)
            case .webUUID(let value): ("web_uuid", value)
            }
        }

        /// Whether it has the form that Adjust wants.
        var isInForm: Bool {
            switch self {
            case .idfa(let id), .idfv(let id): TextForm.isUUID(id, inCapitals: true)
            case .googleAdvertisingID(let id): TextForm.isUUID(id)
            case .adid(let id), .androidID(let id), .webUUID(let id): !id.isEmpty
            }
        }
    }

    /// What each form says of it.
    let form: String
    /// What Adjust would refuse all records for.
    let problem: BrokenRule?

    /// - Parameters:
    ///   - identifier: One that Adjust has seen from its SDK or in a session.
    ///   - others: More of the same device.
    ///   - operatingSystem: As `ios` or `linux`, for apps without Adjust's SDK. An empty one is none.
    public init(
        _ identifier: Identifier,
        _ others: Identifier...,
        operatingSystem: String? = nil
    ) {
        let identifiers = [identifier] + others
        var form = FormText(capacity: 128)
        for field in identifiers.map(\.field) { form.add(field.name, field.value) }
        if let name = operatingSystem, !name.isEmpty { form.add("os_name", name) }
        self.form = form.text
        problem = AdjustLimits.refusal(of: identifiers)
    }
}
