/// A kind of module, by what it may know.
///
/// Arrows only point down.
enum Layer {
    case core, log, testing, adapter
    case vendor, delivery, transport, storage, library
    case analytics, shared
    case events, feature, rules
    case app, tests

    /// The layers whose modules a row of this one may list.
    var knows: Set<Layer> {
        switch self {
        case .core, .library, .shared: []
        case .storage: [.library]
        case .log, .testing: [.core]
        case .adapter: [.core, .vendor]
        case .vendor: [.delivery]
        case .delivery: [.storage]
        case .transport: [.delivery]
        case .analytics: [.core, .storage]
        case .events: [.core, .analytics, .shared]
        case .feature: [.core, .analytics, .shared, .events, .adapter, .vendor]
        case .rules: [.core, .analytics, .shared, .events, .adapter, .vendor]
        case .app:
            [
                .core, .log, .adapter, .vendor, .delivery, .transport, .storage, .analytics,
                .shared, .events,
                .feature, .rules,
            ]
        case .tests: []
        }
    }

    /// What an import that no arrow allows breaks.
    var rule: String {
        switch self {
        case .core: "HeraldCore knows no other module"
        case .log, .testing: "Herald knows HeraldCore alone, no vendor and no feature"
        case .adapter: "an adapter knows HeraldCore and its own vendor, nothing else"
        case .vendor: "a vendor's stand-in knows VendorDelivery, no Herald and no other vendor"
        case .transport: "the transport knows delivery, no vendor and no Herald"
        case .delivery: "delivery knows storage, no vendor and no Herald"
        case .storage: "storage knows the system's libraries, no other module"
        case .library: "a system library's module map is all there is of it"
        case .analytics: "Analytics knows HeraldCore and storage, no feature and no vendor"
        case .shared: "Shared knows no other module"
        case .events: "a feature's events know no feature and no vendor"
        case .feature: "features never see each other, only what lies below them"
        case .rules: "rules know events and their vendor, no feature"
        case .app: "the app knows no test support"
        case .tests: "tests import what the manifest gives them"
        }
    }

    /// The toolchain's modules that a file may import.
    var toolchain: ToolchainModules {
        switch self {
        case .core, .log:
            .only(["Synchronization", "Glibc", "Darwin", "Musl"], because: Self.startsFast)
        case .testing:
            .only(
                ["Synchronization", "Dispatch", "Glibc", "Darwin", "Musl", "Testing"],
                because: Self.startsFast
            )
        case .adapter:
            .allBut(
                [
                    "Foundation", "FoundationNetworking", "FoundationEssentials", "Testing",
                    "XCTest",
                ],
                because: Self.startsFast
            )
        case .vendor, .delivery:
            .allBut(
                ["Foundation", "FoundationNetworking", "Testing", "XCTest"],
                because: Self.startsFast
            )
        case .transport, .storage, .library, .analytics, .shared, .events, .feature, .rules, .app:
            .allBut(
                ["Testing", "XCTest"],
                because: "only HeraldTesting and tests import a test library"
            )
        case .tests: .allBut([], because: "")
        }
    }

    /// Loading Foundation costs a process 4 to 6 ms, FoundationNetworking 10 more, used or not.
    private static let startsFast =
        "Herald and the vendors import the least they can, since each module is loaded at start-up"
}

/// Modules outside the package, and why no others.
struct ToolchainModules {
    private let names: Set<String>
    private let areAllowed: Bool
    let reason: String

    static func only(_ names: Set<String>, because reason: String) -> ToolchainModules {
        ToolchainModules(names: names, areAllowed: true, reason: reason)
    }

    static func allBut(_ names: Set<String>, because reason: String) -> ToolchainModules {
        ToolchainModules(names: names, areAllowed: false, reason: reason)
    }

    func contains(_ module: String) -> Bool {
        names.contains(module) == areAllowed
    }
}
