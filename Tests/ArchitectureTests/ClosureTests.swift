import Testing

/// What a module brings along, by way of others too.
@Suite struct ClosureTests {
    @Test(arguments: Architecture.moove.rows.filter { $0.layer == .feature && $0.vendors.isEmpty })
    func `a feature without rules brings no vendor's module along`(row: Architecture.Row) throws {
        let closure = try Manifest.current.get().closure(of: row.target)
        #expect(closure.contains("HeraldCore"))
        #expect(vendorModules(in: closure) == [])
    }

    @Test(arguments: Architecture.moove.rows.filter { $0.layer == .feature && !$0.vendors.isEmpty })
    func `a feature with rules brings those vendors along, and no other`(
        row: Architecture.Row
    ) throws {
        let closure = try Manifest.current.get().closure(of: row.target)
        let vendors = Set(closure.compactMap { Architecture.moove.vendor(behind: $0) })
        #expect(vendors == row.vendors)
        #expect(vendorModules(in: closure).count == 2 * vendors.count)
    }

    @Test func `a dependency of a dependency is found`() {
        let manifest = Manifest.sample.adding("HeraldMixpanel", to: "AnalyticsFlows")
            .adding("AnalyticsFlows", to: "Search")
        let before = vendorModules(in: Manifest.sample.closure(of: "Search"), of: .sample)
        #expect(before == [])
        let after = vendorModules(in: manifest.closure(of: "Search"), of: .sample)
        #expect(after == ["HeraldMixpanel", "Mixpanel"])
    }

    private func vendorModules(
        in closure: Set<String>,
        of architecture: Architecture = .moove
    ) -> [String] {
        closure.filter { architecture.vendor(behind: $0) != nil }.sorted()
    }
}
