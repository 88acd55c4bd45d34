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

        var field: (name: String, value: String) {
            switch self {
            case .adid(let value): ("adid", value)
            case .idfa(let value): ("idfa", value)
            case .idfv(let value): ("idfv", value)
            case .googleAdvertisingID(let value): ("gps_adid", value)
            case .androidID(let value): ("android_id", value)
            case .webUUID(let value): ("web_uuid", value)
            }
        }

        /// What Adjust would refuse all records for.
        var problem: RecordProblem.Reason? {
            switch self {
            case .idfa(let value), .idfv(let value): Self.isUUID(value) ? nil : .malformed
            default: field.value.isEmpty ? .empty : nil
            }
        }

        private static func isUUID(_ text: String) -> Bool {
            let groups = text.split(separator: "-", omittingEmptySubsequences: false)
            return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
                && groups.joined().utf8.allSatisfy { "0123456789ABCDEF".utf8.contains($0) }
        }
    }

    private let identifiers: [Identifier]
    private let operatingSystem: String?

    /// - Parameters:
    ///   - identifier: One that Adjust has seen from its SDK or in a session.
    ///   - others: More of the same device.
    ///   - operatingSystem: As `ios` or `linux`, for apps without Adjust's SDK.
    public init(
        _ identifier: Identifier,
        _ others: Identifier...,
        operatingSystem: String? = nil
    ) {
        identifiers = [identifier] + others
        self.operatingSystem = operatingSystem
    }

    var fields: [(name: String, value: String)] {
        identifiers.map(\.field) + (operatingSystem.map { [("os_name", $0)] } ?? [])
    }

    var problem: AdjustPackage.Problem? {
        for identifier in identifiers {
            if let reason = identifier.problem { return (identifier.field.name, reason) }
        }
        return nil
    }
}
