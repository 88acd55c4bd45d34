/// Who may import whom: one row a module. Adding a feature touches one row.
///
/// A module's row covers its tests too; they may import what the manifest gives them. The app's row
/// needs no line for a feature or a vendor: the app may import them all.
extension Architecture {
    /// The vendors, each with its SDK's module: a line a vendor.
    private static let vendors = [
        "Adjust": "AdjustSdk",
        "Amplitude": "AmplitudeSwift",
        "AppsFlyer": "AppsFlyerLib",
        "Firebase": "FirebaseAnalytics",
        "Mixpanel": "Mixpanel",
        "Sentry": "Sentry",
    ]
    private static let all = Set(vendors.keys)
    private static let ruled = all.subtracting(["Sentry"])

    static let moove = Architecture(
        vendors: vendors,
        rows: [
            // Herald
            Row("HeraldCore", .core),
            Row("HeraldLog", .log, imports: ["HeraldCore"]),
            Row("HeraldTesting", .testing, imports: ["HeraldCore"]),
            Row("HeraldAdjust", .adapter, imports: ["HeraldCore"], vendors: ["Adjust"]),
            Row("HeraldAppsFlyer", .adapter, imports: ["HeraldCore"], vendors: ["AppsFlyer"]),
            Row("HeraldFirebase", .adapter, imports: ["HeraldCore"], vendors: ["Firebase"]),
            Row("HeraldMixpanel", .adapter, imports: ["HeraldCore"], vendors: ["Mixpanel"]),
            Row("HeraldAmplitude", .adapter, imports: ["HeraldCore"], vendors: ["Amplitude"]),
            Row("HeraldSentry", .adapter, imports: ["HeraldCore"], vendors: ["Sentry"]),
            // Vendors
            Row("VendorDelivery", .delivery, imports: ["Database", "Journal"]),
            Row("VendorTransport", .transport, imports: ["VendorDelivery"]),
            Row("AdjustSdk", .vendor, imports: ["VendorDelivery"]),
            Row("AppsFlyerLib", .vendor, imports: ["VendorDelivery"]),
            Row("FirebaseAnalytics", .vendor, imports: ["VendorDelivery"]),
            Row("Mixpanel", .vendor, imports: ["VendorDelivery"]),
            Row("AmplitudeSwift", .vendor, imports: ["VendorDelivery"]),
            Row("Sentry", .vendor, imports: ["VendorDelivery"]),
            // Storage
            Row("Journal", .storage),
            Row("Database", .storage, imports: ["CSQLite"]),
            Row("CSQLite", .library),
            // Analytics
            Row("AnalyticsConsent", .analytics, imports: ["HeraldCore", "Journal"]),
            Row("AnalyticsDiagnostics", .analytics, imports: ["HeraldCore"]),
            Row("AnalyticsFlows", .analytics, imports: ["HeraldCore", "Journal"]),
            // Shared
            Row("Shared", .shared),
            // Features
            Row(
                "Tickets",
                .feature,
                imports: ["HeraldCore", "AnalyticsDiagnostics", "Shared"],
                vendors: ruled
            ),
            Row(
                "Checkout",
                .feature,
                imports: ["HeraldCore", "AnalyticsDiagnostics", "AnalyticsFlows", "Shared"],
                vendors: all
            ),
            Row(
                "Inspector",
                .feature,
                imports: ["HeraldCore", "AnalyticsDiagnostics", "Shared"],
                vendors: ruled
            ),
            Row("Profile", .feature, imports: ["HeraldCore", "AnalyticsDiagnostics"]),
            Row(
                "Search",
                .feature,
                imports: ["HeraldCore", "AnalyticsDiagnostics", "SearchEvents"]
            ),
            Row("SearchEvents", .events, imports: ["HeraldCore"]),
            // Vendor rules
            Row(
                "AppsFlyerRules",
                .rules,
                imports: ["HeraldCore", "SearchEvents"],
                vendors: ["AppsFlyer"]
            ),
            Row(
                "FirebaseRules",
                .rules,
                imports: ["HeraldCore", "SearchEvents"],
                vendors: ["Firebase"]
            ),
            Row(
                "MixpanelRules",
                .rules,
                imports: ["HeraldCore", "SearchEvents"],
                vendors: ["Mixpanel"]
            ),
            // App
            Row(
                "moove",
                .app,
                imports: [
                    "HeraldCore", "HeraldLog", "AnalyticsConsent", "AnalyticsDiagnostics",
                    "AnalyticsFlows", "Journal", "Shared", "VendorDelivery", "VendorTransport",
                ]
            ),
            // Tests that look at the whole
            Row("ArchitectureTests", .tests),
            Row("SandboxTests", .tests),
            Row("FeatureSetTests", .tests, seesInside: true),
            Row("SnippetTests", .tests),
            Row("FieldReportTests", .tests),
            Row("VendorRulesTests", .tests),
            Row("AdapterTesting", .tests),
            Row("FeatureTesting", .tests),
            Row("SnippetTesting", .tests),
            Row("StorageTesting", .tests),
            Row("VendorTesting", .tests),
            Row("CAllocations", .tests),
            Row("benchmarks", .tests),
        ]
    )
}
