// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "moove",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.executable(name: "moove", targets: ["moove"])],
    targets: [
        // Herald: events, factories, chains and the fan-out. Core, log and testing know no vendor.
        .herald("HeraldCore", knowsCore: false),
        .herald("HeraldLog"),
        .herald("HeraldTesting"),
        // Adapters: one vendor each. They know no feature and no other vendor.
        .adapter("HeraldAdjust", of: "AdjustSdk"),
        .adapter("HeraldAppsFlyer", of: "AppsFlyerLib"),
        .adapter("HeraldFirebase", of: "FirebaseAnalytics"),
        .adapter("HeraldMixpanel", of: "Mixpanel"),
        .adapter("HeraldAmplitude", of: "AmplitudeSwift"),

        // Vendors: what Apple platforms get as SDKs. They know no Herald and no other vendor.
        .delivery("VendorDelivery"),
        .vendor("AdjustSdk"),
        .vendor("AppsFlyerLib"),
        .vendor("FirebaseAnalytics"),
        .vendor("Mixpanel"),
        .vendor("AmplitudeSwift"),

        // Storage: files that survive the process. Knows nothing.
        .storage("Journal"),

        // Analytics: what the app's analytics need and no vendor gives. Knows no feature and no vendor.
        .analytics("AnalyticsConsent", uses: ["Journal"]),
        .analytics("AnalyticsDiagnostics"),

        // Shared: domain nouns that features have in common. Knows nothing.
        .shared("Shared"),

        // Features: logic, events and their vendor rules. A feature knows no other feature.
        .feature("Tickets", rulesFor: ["Firebase", "Mixpanel"]),

        // App: the composition root, the one place that sees everything.
        .app(
            "moove",
            features: ["Tickets"],
            adapters: ["Adjust", "Amplitude", "AppsFlyer", "Firebase", "Mixpanel"]
        ),

        // Tests: one target a module, and the ones that look at the whole.
        .tests(of: "HeraldCore"),
        .tests(of: "HeraldLog"),
        .tests(of: "HeraldTesting"),
        .tests(of: "HeraldAdjust", uses: ["AdapterTesting", "AdjustSdk", "VendorDelivery"]),
        .tests(of: "HeraldAppsFlyer", uses: ["AdapterTesting", "AppsFlyerLib", "VendorDelivery"]),
        .tests(
            of: "HeraldFirebase",
            uses: ["AdapterTesting", "FirebaseAnalytics", "VendorDelivery"]
        ),
        .tests(of: "HeraldMixpanel", uses: ["AdapterTesting", "Mixpanel", "VendorDelivery"]),
        .tests(
            of: "HeraldAmplitude",
            uses: ["AdapterTesting", "AmplitudeSwift", "VendorDelivery"]
        ),
        .tests(of: "VendorDelivery"),
        .tests(of: "AdjustSdk", uses: ["VendorDelivery"]),
        .tests(of: "AppsFlyerLib", uses: ["VendorDelivery"]),
        .tests(of: "FirebaseAnalytics", uses: ["VendorDelivery"]),
        .tests(of: "Mixpanel", uses: ["VendorDelivery"]),
        .tests(of: "AmplitudeSwift", uses: ["VendorDelivery"]),
        .tests(of: "Journal"),
        .tests(of: "AnalyticsConsent", uses: ["Journal"]),
        .tests(of: "AnalyticsDiagnostics"),
        .tests(of: "Shared"),
        .tests(
            of: "Tickets",
            uses: ["AnalyticsDiagnostics", "Shared"],
            rulesFor: ["Firebase", "Mixpanel"]
        ),
        .tests(
            of: "moove",
            uses: ["AnalyticsConsent", "AnalyticsDiagnostics", "Tickets", "Shared"],
            rulesFor: ["Firebase", "Mixpanel"],
            exclude: ["Golden"]
        ),
        .tests(of: "Architecture", isModule: false),
        .tests(
            of: "Snippet",
            isModule: false,
            uses: [
                "HeraldFirebase", "FirebaseAnalytics", "HeraldMixpanel", "Mixpanel",
                "AdapterTesting", "VendorDelivery",
            ]
        ),
        .testSupport("AdapterTesting", uses: ["HeraldCore", "HeraldTesting", "VendorDelivery"]),
        .benchmarks("benchmarks", counter: "CAllocations"),
        .allocationCounter("CAllocations"),
    ],
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

    static func adapter(_ name: String, of vendor: String) -> Target {
        .target(
            name: name,
            dependencies: ["HeraldCore", .init(stringLiteral: vendor)],
            path: "Modules/Herald/\(name)"
        )
    }

    static func delivery(_ name: String) -> Target {
        .target(name: name, path: "Modules/Vendors/\(name)")
    }

    static func vendor(_ name: String) -> Target {
        .target(name: name, dependencies: ["VendorDelivery"], path: "Modules/Vendors/\(name)")
    }

    static func storage(_ name: String) -> Target {
        .target(name: name, path: "Modules/Storage/\(name)")
    }

    static func analytics(_ name: String, uses others: [Dependency] = []) -> Target {
        .target(
            name: name,
            dependencies: ["HeraldCore"] + others,
            path: "Modules/Analytics/\(name)"
        )
    }

    static func shared(_ name: String) -> Target {
        .target(name: name, path: "Modules/\(name)")
    }

    static func feature(_ name: String, rulesFor vendors: [Vendor]) -> Target {
        .target(
            name: name,
            dependencies: ["HeraldCore", "AnalyticsDiagnostics", "Shared"]
                + vendors.flatMap(\.modules),
            path: "Modules/Features/\(name)"
        )
    }

    static func app(_ name: String, features: [Dependency], adapters vendors: [Vendor]) -> Target {
        .executableTarget(
            name: name,
            dependencies: [
                "HeraldCore", "HeraldLog", "AnalyticsConsent", "AnalyticsDiagnostics", "Shared",
                "VendorDelivery",
            ] + features + vendors.flatMap(\.modules),
            path: "App/\(name)",
            resources: [.embedInCode("Flows")]
        )
    }

    static func tests(
        of name: String,
        isModule: Bool = true,
        uses others: [String] = [],
        rulesFor vendors: [Vendor] = [],
        exclude: [String] = []
    ) -> Target {
        let own = isModule ? [name] : []
        let delivery = vendors.isEmpty ? [] : ["VendorDelivery"]
        let all = Set(own + others + delivery + ["HeraldCore", "HeraldTesting"])
        return .testTarget(
            name: "\(name)Tests",
            dependencies: all.sorted().map(Dependency.init(stringLiteral:))
                + vendors.flatMap(\.modules),
            path: "Tests/\(name)Tests",
            exclude: exclude
        )
    }

    /// What the tests of several targets share.
    static func testSupport(_ name: String, uses others: [Dependency]) -> Target {
        .target(name: name, dependencies: others, path: "Tests/Support/\(name)")
    }

    static func benchmarks(_ name: String, counter: String) -> Target {
        .executableTarget(
            name: name,
            dependencies: ["HeraldCore", .init(stringLiteral: counter)],
            path: "Tests/Benchmarks",
            exclude: [counter, "Vendors/generate", "Vendors/vendor.swift.in"]
        )
    }

    /// C code, since the allocator that it stands before is called by the Swift runtime too.
    static func allocationCounter(_ name: String) -> Target {
        .target(name: name, path: "Tests/Benchmarks/\(name)")
    }
}

/// A vendor that a feature has rules for: its adapter and its SDK, since trackers make SDK calls.
struct Vendor: ExpressibleByStringLiteral {
    let modules: [Target.Dependency]

    init(stringLiteral name: String) {
        let sdks = [
            "Adjust": "AdjustSdk", "Amplitude": "AmplitudeSwift", "AppsFlyer": "AppsFlyerLib",
            "Firebase": "FirebaseAnalytics",
        ]
        let sdk = sdks[name] ?? name
        modules = [.init(stringLiteral: "Herald\(name)"), .init(stringLiteral: sdk)]
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
