extension Architecture {
    /// Where the rows stand.
    static let tablePath = "Tests/ArchitectureTests/ArchitectureTable.swift"

    /// Every place where the rows, the manifest and the arrows between the layers disagree.
    func disagreements(with manifest: Manifest) -> [Violation] {
        manifest.targets.flatMap { targetViolations($0, in: manifest) }
            + rows.flatMap { rowViolations($0, in: manifest) }
    }

    private func targetViolations(_ target: Manifest.Target, in manifest: Manifest) -> [Violation] {
        guard let row = row(of: target.name) else {
            return [
                Violation(
                    file: "Package.swift",
                    line: manifest.line(of: target.name),
                    fact: "'\(target.name)' has no row in \(Self.tablePath)",
                    rule: "every target says there what it may import",
                    fix: "add Row(\"\(target.name)\", …)"
                )
            ]
        }
        guard row.layer != .tests else { return [] }
        let allowed = modules(allowedBy: row)
        return target.dependencies.subtracting(allowed).sorted().map { dependency in
            Violation(
                file: "Package.swift",
                line: manifest.line(of: target.name),
                fact: "'\(target.name)' depends on '\(dependency)'",
                rule: rule(against: dependency, in: row),
                fix: "drop the dependency, or add it to the row if an arrow allows it"
            )
        }
    }

    private func rowViolations(_ row: Row, in manifest: Manifest) -> [Violation] {
        guard let target = manifest.targets.first(where: { $0.name == row.target }) else {
            return [
                violation(
                    at: row,
                    fact: "'\(row.target)' is no target",
                    rule: "every row speaks of one",
                    fix: "remove the row, or add the target to Package.swift"
                )
            ]
        }
        let allowed = modules(allowedBy: row).sorted()
        let undeclared = allowed.filter { !target.dependencies.contains($0) }.map { module in
            violation(
                at: row,
                fact: "'\(row.target)' may import '\(module)'",
                rule: "Package.swift declares no such dependency",
                fix: "take it out of the row, or declare it"
            )
        }
        return undeclared + allowed.compactMap { arrowViolation($0, in: row) }
            + adapterViolation(row)
    }

    private func arrowViolation(_ module: String, in row: Row) -> Violation? {
        guard let layer = self.row(of: module)?.layer else { return nil }
        guard !row.layer.knows.contains(layer) else { return nil }
        return violation(
            at: row,
            fact: "'\(row.target)' may import '\(module)'",
            rule: row.layer.rule,
            fix: "take it out of the row"
        )
    }

    private func adapterViolation(_ row: Row) -> [Violation] {
        guard row.layer == .adapter, row.vendors.map({ "Herald\($0)" }) != [row.target] else {
            return []
        }
        return [
            violation(
                at: row,
                fact: "'\(row.target)' names the vendors \(row.vendors.sorted())",
                rule: row.layer.rule,
                fix: "name the vendor it is called after"
            )
        ]
    }

    private func violation(at row: Row, fact: String, rule: String, fix: String) -> Violation {
        Violation(file: Self.tablePath, line: row.line, fact: fact, rule: rule, fix: fix)
    }
}
