// swift-tools-version: 6.2
import PackageDescription

/// One line a vendor: its SDK's stand-in, its adapter, and the tests of both.
let vendors = [
    Vendor("Adjust", sdk: "AdjustSdk"),
    Vendor("Amplitude", sdk: "AmplitudeSwift"),
    Vendor("AppsFlyer", sdk: "AppsFlyerLib"),
    Vendor("Firebase", sdk: "FirebaseAnalytics"),
    Vendor("Mixpanel", sdk: "Mixpanel"),
    Vendor("Sentry", sdk: "Sentry"),
]

let package = Package(
    name: "moove",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.executable(name: "moove", targets: ["moove"])],
    targets: [
        // Herald: events, factories, chains and the fan-out. Core, log and testing know no vendor.
        .herald("HeraldCore", knowsCore: false),
        .herald("HeraldLog"),
        .herald("HeraldTesting"),

        // Vendors share their delivery, which knows none of them.
        .delivery("VendorDelivery", uses: ["Database", "Journal"]),
        .delivery("VendorTransport", uses: ["VendorDelivery"]),

        // Storage: files that survive the process. Knows nothing but the system's SQLite.
        .leaf("Journal", in: "Storage/"),
        .storage("Database", over: "CSQLite"),
        .systemLibrary(name: "CSQLite", path: "Modules/Storage/CSQLite"),

        // Analytics: what the app's analytics need and no vendor gives. Knows no feature and no vendor.
        .analytics("AnalyticsConsent", uses: ["Journal"]),
        .analytics("AnalyticsDiagnostics"),
        .analytics("AnalyticsFlows", uses: ["Journal"]),

        // Shared: domain nouns that features have in common. Knows nothing.
        .leaf("Shared"),

        // Features: logic, events and their vendor rules. A feature knows no other feature.
        .feature(
            "Tickets",
            rulesFor: ["Adjust", "Amplitude", "AppsFlyer", "Firebase", "Mixpanel"]
        ),

        .feature(
            "Checkout",
            uses: ["AnalyticsFlows"],
            rulesFor: ["Adjust", "Amplitude", "AppsFlyer", "Firebase", "Mixpanel"]
        ),
        .feature(
            "Inspector",
            rulesFor: ["Adjust", "Amplitude", "AppsFlyer", "Firebase", "Mixpanel"]
        ),
        .feature("Profile"),
        .feature("Search", uses: ["SearchEvents"]),
        .featureEvents("SearchEvents"),

        // Vendor rules: the second layout. One vendor's rules for features that know no vendor.
        .vendorRules(for: "AppsFlyer", on: ["SearchEvents"]),
        .vendorRules(for: "Firebase", on: ["SearchEvents"]),
        .vendorRules(for: "Mixpanel", on: ["SearchEvents"]),

        // App: the composition root, the one place that sees everything.
        .app(
            "moove",
            features: ["Checkout", "Inspector", "Profile", "Search", "SearchEvents", "Tickets"],
            rules: ["AppsFlyerRules", "FirebaseRules", "MixpanelRules"]
        ),

        // Tests: one target a module, and the ones that look at the whole.
        .tests(of: "HeraldCore"),
        .tests(of: "HeraldLog"),
        .tests(of: "HeraldTesting"),
        .tests(
            of: "VendorDelivery",
            uses: ["Database", "Journal", "StorageTesting", "VendorTesting"]
        ),
        .tests(of: "VendorTransport", uses: ["VendorDelivery", "VendorTesting"]),
        .tests(of: "Journal"),
        .tests(of: "Database", uses: ["StorageTesting"]),
        .tests(of: "AnalyticsConsent", uses: ["Journal"]),
        .tests(of: "AnalyticsDiagnostics"),
        .tests(of: "AnalyticsFlows", uses: ["Journal"]),
        .tests(of: "Shared"),
        .tests(
            of: "Checkout",
            uses: ["AnalyticsDiagnostics", "AnalyticsFlows", "FeatureTesting", "Shared"],
            rulesFor: vendors.map(\.name)
        ),
        .tests(
            of: "Inspector",
            uses: ["AnalyticsDiagnostics", "FeatureTesting", "Shared"],
            rulesFor: vendors.map(\.name)
        ),
        .tests(of: "Profile", uses: ["AnalyticsDiagnostics"]),
        .tests(of: "Search", uses: ["AnalyticsDiagnostics", "SearchEvents"]),
        .tests(
            of: "VendorRules",
            isModule: false,
            uses: [
                "AppsFlyerRules", "FirebaseRules", "MixpanelRules", "SearchEvents", "VendorTesting",
            ],
            rulesFor: ["AppsFlyer", "Firebase", "Mixpanel"]
        ),
        .tests(
            of: "Tickets",
            uses: ["AnalyticsDiagnostics", "Shared"],
            rulesFor: vendors.map(\.name)
        ),
        .tests(
            of: "moove",
            uses: [
                "AnalyticsConsent", "AnalyticsDiagnostics", "Checkout", "Inspector", "Profile",
                "Search", "Shared", "Tickets", "VendorTesting", "VendorTransport",
            ],
            rulesFor: ["Firebase", "Mixpanel"],
            exclude: ["Golden"]
        ),
        .tests(of: "Architecture", isModule: false),
        .tests(
            of: "Snippet",
            isModule: false,
            uses: ["AdapterTesting"],
            rulesFor: ["Adjust", "Firebase", "Mixpanel"]
        ),
        .testSupport("AdapterTesting", uses: ["HeraldCore", "HeraldTesting", "VendorDelivery"]),
        .testSupport(
            "FeatureTesting",
            uses: ["HeraldCore", "VendorDelivery"] + vendors.flatMap(\.modules)
        ),
        .testSupport("StorageTesting", uses: []),
        .testSupport("VendorTesting", uses: ["VendorDelivery", "VendorTransport"]),
        .benchmarks("benchmarks", counter: "CAllocations", floors: ["CSQLite"]),
        .allocationCounter("CAllocations"),
    ] + vendors.flatMap(\.targets),
    swiftLanguageModes: [.v6]
)

// MARK: - Kinds of target

extension Target {
    static func herald(_ name: String, knowsCore: Bool = true) -> Target {
        .target(
            name: name,
            dependencies: knowsCore ? ["HeraldCore"] : [],
            path: "Modules/Herald/\(name)"
        )
    }

    /// A module that knows no other.
    static func leaf(_ name: String, in folder: String = "") -> Target {
        .target(name: name, path: "Modules/\(folder)\(name)")
    }

    static func delivery(_ name: String, uses storage: [Dependency]) -> Target {
        .target(name: name, dependencies: storage, path: "Modules/Vendors/\(name)")
    }

    static func storage(_ name: String, over library: Dependency) -> Target {
        .target(name: name, dependencies: [library], path: "Modules/Storage/\(name)")
    }

    static func analytics(_ name: String, uses others: [Dependency] = []) -> Target {
        .target(
            name: name,
            dependencies: ["HeraldCore"] + others,
            path: "Modules/Analytics/\(name)"
        )
    }

    static func feature(
        _ name: String,
        uses others: [Dependency] = [],
        rulesFor vendors: [String] = []
    ) -> Target {
        .target(
            name: name,
            dependencies: ["HeraldCore", "AnalyticsDiagnostics", "Shared"] + others
                + modules(of: vendors),
            path: "Modules/Features/\(name)"
        )
    }

    /// The events of a feature in the second layout, which its vendors' rules know it by.
    static func featureEvents(_ name: String) -> Target {
        .target(name: name, dependencies: ["HeraldCore"], path: "Modules/Features/\(name)")
    }

    static func vendorRules(for vendor: String, on events: [Dependency]) -> Target {
        .target(
            name: "\(vendor)Rules",
            dependencies: ["HeraldCore"] + events + modules(of: [vendor]),
            path: "Modules/VendorRules/\(vendor)Rules"
        )
    }

    static func app(_ name: String, features: [Dependency], rules: [Dependency]) -> Target {
        .executableTarget(
            name: name,
            dependencies: [
                "HeraldCore", "HeraldLog", "AnalyticsConsent", "AnalyticsDiagnostics",
                "AnalyticsFlows", "Journal", "Shared", "VendorDelivery", "VendorTransport",
            ] + features + rules + vendors.flatMap(\.modules),
            path: "App/\(name)",
            resources: [.embedInCode("Flows")]
        )
    }

    static func tests(
        of name: String,
        isModule: Bool = true,
        uses others: [String] = [],
        rulesFor vendors: [String] = [],
        exclude: [String] = []
    ) -> Target {
        let own = isModule ? [name] : []
        let delivery = vendors.isEmpty ? [] : ["VendorDelivery"]
        let all = Set(own + others + delivery + ["HeraldCore", "HeraldTesting"])
        return .testTarget(
            name: "\(name)Tests",
            dependencies: all.sorted().map(Dependency.init(stringLiteral:))
                + modules(of: vendors),
            path: "Tests/\(name)Tests",
            exclude: exclude
        )
    }

    /// The adapters and the SDKs of some vendors, since a feature's trackers make the SDKs' calls.
    static func modules(of names: [String]) -> [Dependency] {
        vendors.filter { names.contains($0.name) }.flatMap(\.modules)
    }

    /// What the tests of several targets share.
    static func testSupport(_ name: String, uses others: [Dependency]) -> Target {
        .target(name: name, dependencies: others, path: "Tests/Support/\(name)")
    }

    static func benchmarks(_ name: String, counter: String, floors: [Dependency]) -> Target {
        .executableTarget(
            name: name,
            dependencies: ["HeraldCore", "VendorDelivery", .init(stringLiteral: counter)]
                + floors + vendors.flatMap(\.modules),
            path: "Tests/Benchmarks",
            exclude: [counter, "Vendors/generate", "Vendors/vendor.swift.in"]
        )
    }

    /// C code, since the allocator that it stands before is called by the Swift runtime too.
    static func allocationCounter(_ name: String) -> Target {
        .target(name: name, path: "Tests/Benchmarks/\(name)")
    }
}

/// A vendor's SDK knows no Herald and no other vendor; its adapter knows HeraldCore and the SDK.
struct Vendor {
    let name: String
    let sdk: String

    init(_ name: String, sdk: String) {
        self.name = name
        self.sdk = sdk
    }

    var adapter: String { "Herald\(name)" }
    var modules: [Target.Dependency] { [adapter, sdk].map(Target.Dependency.init(stringLiteral:)) }

    var targets: [Target] {
        [
            .target(
                name: sdk,
                dependencies: ["VendorDelivery"],
                path: "Modules/Vendors/\(sdk)"
            ),
            .target(
                name: adapter,
                dependencies: ["HeraldCore", .init(stringLiteral: sdk)],
                path: "Modules/Herald/\(adapter)"
            ),
            .tests(of: sdk, uses: ["VendorDelivery", "VendorTesting"]),
            .tests(of: adapter, uses: ["AdapterTesting", sdk, "VendorDelivery"]),
        ]
    }
}

// MARK: - Products

for module in package.targets
where module.path?.hasPrefix("Modules/Herald") == true
    || module.path?.hasPrefix("Modules/Vendors") == true
    || module.path?.hasPrefix("Modules/Analytics") == true
{
    package.products.append(.library(name: module.name, targets: [module.name]))
}

// MARK: - Settings

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatWarning("ExplicitSendable", as: .error),
    ]
}
