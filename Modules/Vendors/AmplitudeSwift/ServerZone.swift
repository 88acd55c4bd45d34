/// Where a project's data lives; Amplitude takes in nothing that is sent to another zone.
public enum ServerZone: String, Sendable, CaseIterable {
    // Amplitude's SDK spells the cases in capitals.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case US
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case EU

    var host: String {
        switch self {
        case .US: "https://api2.amplitude.com"
        case .EU: "https://api.eu.amplitude.com"
        }
    }
}
