// swift-tools-version: 6.2
import PackageDescription

/// The vendors, each with its SDK's module, and so a stand-in, an adapter and their tests.
let vendors: KeyValuePairs = [
    "Adjust": "AdjustSdk",
    "Amplitude": "AmplitudeSwift",
    "AppsFlyer": "AppsFlyerLib",
    "Firebase": "FirebaseAnalytics",
    "Mixpanel": "Mixpanel",
    "Sentry": "Sentry",
]
let all = vendors.map(\.key)
let ruled = all.filter { $0 != "Sentry" }

/// The features, with their vendor rules and tests; a feature knows no other.
let features = [
    Module.feature("Checkout", uses: ["AnalyticsFlows", "Shared"], rulesFor: all),
    Module.feature("Inspector", uses: ["Shared"], rulesFor: ruled),
    Module.feature("Profile"),
    Module.feature("Search", uses: ["SearchEvents"]),
    Module.feature("Tickets", uses: ["Shared"], rulesFor: ruled),
]

/// The second layout: the events of a feature that knows no vendor, and a line a vendor's rules.
let secondLayout: [Target] = [
    .module("SearchEvents", in: "Features", uses: ["HeraldCore"]),
    .rules(for: "AppsFlyer", on: ["SearchEvents"]),
    .rules(for: "Firebase", on: ["SearchEvents"]),
    .rules(for: "Mixpanel", on: ["SearchEvents"]),
]

/// The other modules, each with its tests, layer by layer.
let modules: [Module] = [
    // Herald: events, factories, chains and the fan-out. These know no vendor.
    Module("HeraldCore", in: "Herald"),
    Module("HeraldLog", in: "Herald", uses: ["HeraldCore"]),
    Module("HeraldTesting", in: "Herald", uses: ["HeraldCore"]),

    // Vendors share their delivery, which knows none of them.
    Module(
        "VendorDelivery",
        in: "Vendors",
        uses: ["Database", "Journal"],
        testsUse: ["StorageTesting", "VendorTesting"]
    ),
    Module("VendorTransport", in: "Vendors", uses: ["VendorDelivery"], testsUse: ["VendorTesting"]),

    // Storage: files that survive the process. Knows nothing but the system's SQLite.
    Module("Journal", in: "Storage"),
    Module("Database", in: "Storage", uses: ["CSQLite"], testsUse: ["StorageTesting"]),

    // Analytics: what the app's analytics need and no vendor gives. Knows no feature and no vendor.
    .analytics("AnalyticsConsent", uses: ["Journal"]),
    .analytics("AnalyticsDiagnostics"),
    .analytics("AnalyticsFlows", uses: ["Journal"]),

    // Shared: domain nouns that features have in common. Knows nothing.
    Module("Shared", in: "."),
]

let analytics = ["AnalyticsConsent", "AnalyticsDiagnostics", "AnalyticsFlows"]

/// The composition root, the one place that sees everything, and tests that look at the whole.
let wholes: [Target] = [
    .executableTarget(
        name: "moove",
        dependencies: named(
            ["HeraldCore", "HeraldLog", "Journal", "Shared", "VendorDelivery", "VendorTransport"]
                + analytics + features.map(\.name) + secondLayout.map(\.name) + sdks(of: all)
        ),
        path: "App/moove",
        resources: [.embedInCode("Flows")]
    ),
    .tests(
        of: "moove",
        uses: ["moove", "Shared", "VendorDelivery", "VendorTesting", "VendorTransport"] + analytics
            + features.map(\.name)
            + sdks(of: all),
        exclude: ["Golden"]
    ),
    .tests(of: "Architecture", uses: ["SnippetTesting"]),
    .tests(
        of: "FeatureSet",
        uses: [
            "moove", "AnalyticsConsent", "AnalyticsFlows", "FeatureTesting", "Shared",
            "VendorDelivery",
        ] + features.map(\.name) + secondLayout.map(\.name) + sdks(of: all)
    ),
    .tests(
        of: "FieldReport",
        uses: ["StorageTesting", "VendorDelivery", "VendorTesting"] + analytics + sdks(of: ruled)
    ),
    .tests(
        of: "Sandbox",
        uses: ["VendorDelivery", "VendorTesting", "VendorTransport"] + sdks(of: all)
    ),
    .tests(of: "Snippet", uses: ["AdapterTesting", "VendorDelivery"] + sdks(of: ruled)),
    .tests(
        of: "VendorRules",
        uses: ["VendorDelivery", "VendorTesting"] + secondLayout.map(\.name) + sdks(of: ruled)
    ),
    .executableTarget(
        name: "benchmarks",
        dependencies: named(
            ["HeraldCore", "VendorDelivery", "VendorTransport", "CAllocations", "CSQLite"]
        )
            + named(sdks(of: all)),
        path: "Tests/Benchmarks",
        exclude: ["CAllocations", "Vendors/generate", "Vendors/vendor.swift.in"]
    ),

    // What the tests of several targets share.
    .support("AdapterTesting", uses: ["HeraldCore", "HeraldTesting", "VendorDelivery"]),
    .support("FeatureTesting", uses: ["HeraldCore", "VendorDelivery"] + sdks(of: all)),
    .support("SnippetTesting"),
    .support("StorageTesting"),
    .support("VendorTesting", uses: ["VendorDelivery", "VendorTransport"]),

    // C: SQLite's header, and what stands before the allocator that the Swift runtime calls too.
    .systemLibrary(name: "CSQLite", path: "Modules/Storage/CSQLite"),
    .target(name: "CAllocations", path: "Tests/Benchmarks/CAllocations"),
]

let package = Package(
    name: "moove",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.executable(name: "moove", targets: ["moove"])],
    targets: (modules + vendors.flatMap(Module.vendor) + features).flatMap(\.targets)
        + secondLayout + wholes,
    swiftLanguageModes: [.v6]
)

// MARK: - Kinds of target

/// A module and its tests.
struct Module {
    let name: String
    let targets: [Target]

    init(_ name: String, in folder: String, uses: [String] = [], testsUse others: [String] = []) {
        self.name = name
        targets = [
            .module(name, in: folder, uses: uses), .tests(of: name, uses: [name] + uses + others),
        ]
    }

    static func analytics(_ name: String, uses: [String] = []) -> Module {
        Module(name, in: "Analytics", uses: ["HeraldCore"] + uses, testsUse: ["SnippetTesting"])
    }

    static func feature(_ name: String, uses: [String] = [], rulesFor: [String] = []) -> Module {
        let uses = ["HeraldCore", "AnalyticsDiagnostics"] + uses + sdks(of: rulesFor)
        let tests = rulesFor.isEmpty ? [] : ["FeatureTesting", "VendorDelivery"] + sdks(of: all)
        return Module(name, in: "Features", uses: uses, testsUse: tests)
    }

    /// An SDK knows no Herald and no other vendor; its adapter knows HeraldCore and the SDK.
    static func vendor(_ name: String, sdk: String) -> [Module] {
        let tests = ["AdapterTesting", "VendorDelivery"]
        return [
            Module(sdk, in: "Vendors", uses: ["VendorDelivery"], testsUse: ["VendorTesting"]),
            Module("Herald\(name)", in: "Herald", uses: ["HeraldCore", sdk], testsUse: tests),
        ]
    }
}

/// The adapters and the SDKs of some vendors, since a rule's trackers make the SDKs' calls.
func sdks(of names: [String]) -> [String] {
    vendors.filter { names.contains($0.key) }.flatMap { ["Herald\($0.key)", $0.value] }
}

func named(_ modules: [String]) -> [Target.Dependency] {
    Set(modules).sorted().map(Target.Dependency.init(stringLiteral:))
}

extension Target {
    static func module(_ name: String, in folder: String, uses others: [String]) -> Target {
        .target(name: name, dependencies: named(others), path: "Modules/\(folder)/\(name)")
    }

    static func rules(for vendor: String, on events: [String]) -> Target {
        let uses = ["HeraldCore"] + events + sdks(of: [vendor])
        return .module("\(vendor)Rules", in: "VendorRules", uses: uses)
    }

    static func tests(of name: String, uses: [String] = [], exclude: [String] = []) -> Target {
        .testTarget(
            name: "\(name)Tests",
            dependencies: named(["HeraldCore", "HeraldTesting"] + uses),
            path: "Tests/\(name)Tests",
            exclude: exclude
        )
    }

    static func support(_ name: String, uses others: [String] = []) -> Target {
        .target(name: name, dependencies: named(others), path: "Tests/Support/\(name)")
    }
}

// MARK: - Products and settings

for target in package.targets where target.type != .system {
    let folder = target.path?.split(separator: "/").dropFirst().first ?? ""
    if ["Herald", "Vendors", "Analytics"].contains(folder), target.type == .regular {
        package.products.append(.library(name: target.name, targets: [target.name]))
    }
    let features = [
        "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
        "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    target.swiftSettings = features.map { .enableUpcomingFeature($0) }
    target.swiftSettings?.append(.treatWarning("ExplicitSendable", as: .error))
}
