/// The rows that say what each target may import, and what follows from them.
struct Architecture {
    /// The module of each vendor's SDK, by the name its adapter and its files carry.
    let vendors: [String: String]
    let rows: [Row]

    /// One target: its layer, the modules it may import, and the vendors it may import beside them.
    struct Row {
        let target: String
        let layer: Layer
        let imports: Set<String>
        let vendors: Set<String>
        /// Whether it sees what is inside of modules, since it joins what is inside of several.
        let seesInside: Bool
        /// Where the row stands.
        let line: Int

        init(
            _ target: String,
            _ layer: Layer,
            imports: Set<String> = [],
            vendors: Set<String> = [],
            seesInside: Bool = false,
            line: Int = #line
        ) {
            self.target = target
            self.layer = layer
            self.imports = imports
            self.vendors = vendors
            self.seesInside = seesInside
            self.line = line
        }
    }

    /// The row of a target; tests go by the row of their module.
    func row(of target: String) -> Row? {
        if let row = rows.first(where: { $0.target == target }) { return row }
        guard let module = Self.moduleUnderTest(by: target) else { return nil }
        guard let row = rows.first(where: { $0.target == module }) else { return nil }
        return Row(target, .tests, line: row.line)
    }

    /// The modules of this package that a row allows.
    func modules(allowedBy row: Row) -> Set<String> {
        let above: Set<Layer> = [.events, .feature, .rules]
        let joined = row.layer == .app ? rows.filter { above.contains($0.layer) }.map(\.target) : []
        let vendors = row.layer == .app ? Set(vendors.keys) : row.vendors
        return row.imports.union(joined).union(vendors.flatMap(modules(of:)))
            .subtracting([row.target])
    }

    /// The vendor whose adapter or SDK a module is.
    func vendor(behind module: String) -> String? {
        vendors.keys.first { modules(of: $0).contains(module) }
    }

    static func moduleUnderTest(by target: String) -> String? {
        target.hasSuffix("Tests") ? String(target.dropLast("Tests".count)) : nil
    }

    private func modules(of vendor: String) -> [String] {
        ["Herald\(vendor)", vendors[vendor] ?? vendor]
    }
}
