/// A small house, in which faults are planted.
extension Architecture {
    static let sample = Architecture(
        vendors: ["Firebase": "FirebaseAnalytics", "Mixpanel": "Mixpanel"],
        rows: [
            Row("HeraldCore", .core),
            Row("HeraldTesting", .testing, imports: ["HeraldCore"]),
            Row("HeraldFirebase", .adapter, imports: ["HeraldCore"], vendors: ["Firebase"]),
            Row("HeraldMixpanel", .adapter, imports: ["HeraldCore"], vendors: ["Mixpanel"]),
            Row("VendorDelivery", .delivery),
            Row("FirebaseAnalytics", .vendor, imports: ["VendorDelivery"]),
            Row("Mixpanel", .vendor, imports: ["VendorDelivery"]),
            Row("AnalyticsFlows", .analytics, imports: ["HeraldCore"]),
            Row("Shared", .shared),
            Row("Search", .feature, imports: ["HeraldCore", "Shared"]),
            Row("Tickets", .feature, imports: ["HeraldCore"], vendors: ["Firebase"]),
            Row("moove", .app, imports: ["HeraldCore", "VendorDelivery"]),
        ]
    )

    /// This house with one row more, or another one in its place.
    func with(_ row: Row) -> Architecture {
        Architecture(vendors: vendors, rows: rows.filter { $0.target != row.target } + [row])
    }

    /// This house without one row.
    func without(_ target: String) -> Architecture {
        Architecture(vendors: vendors, rows: rows.filter { $0.target != target })
    }
}

extension Manifest {
    /// The manifest that agrees with the sample: every target in a folder of its name.
    static let sample = Manifest(
        targets: Architecture.sample.rows.flatMap { row in
            [
                Target(
                    name: row.target,
                    path: "Modules/\(row.target)",
                    dependencies: Architecture.sample.modules(allowedBy: row)
                ),
                Target(
                    name: "\(row.target)Tests",
                    path: "Tests/\(row.target)Tests",
                    dependencies: [row.target, "HeraldTesting"]
                ),
            ]
        },
        source: """
            targets: [
                .analytics("AnalyticsFlows"),
                .tests(of: "AnalyticsFlows"),
            ]
            """
    )

    /// This manifest with one dependency more.
    func adding(_ dependency: String, to name: String) -> Manifest {
        Manifest(
            targets: targets.map { target in
                guard target.name == name else { return target }
                return Target(
                    name: name,
                    path: target.path,
                    dependencies: target.dependencies.union([dependency])
                )
            },
            source: source
        )
    }
}
