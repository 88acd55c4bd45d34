extension Architecture {
    /// Every import line that breaks a rule, in the order of the files.
    func violations(in files: [SourceFile], of manifest: Manifest) -> [Violation] {
        files.filter { $0.name.hasSuffix(".swift") }.flatMap { file -> [Violation] in
            // A file outside every target and a target without a row are violations of their own.
            guard let target = manifest.targets(holding: file.path).first else { return [] }
            guard let row = row(of: target.name) else { return [] }
            return ImportLine.all(in: file.text).flatMap { line in
                let site = ImportSite(file: file, line: line, row: row, target: target)
                return violations(at: site, of: manifest)
            }
        }
    }

    private func violations(at site: ImportSite, of manifest: Manifest) -> [Violation] {
        let module = site.line.module
        let isOurs = row(of: module) != nil || manifest.targets.contains { $0.name == module }
        let broken =
            isOurs
            ? arrowViolation(at: site) ?? fileNameViolation(at: site)
            : toolchainViolation(at: site)
        return [attributeViolation(at: site), broken].compactMap(\.self)
    }

    private func attributeViolation(at site: ImportSite) -> Violation? {
        let module = site.line.module
        let attributes = site.line.attributes
        if attributes.contains("_exported") {
            return site.violation(
                of: "a module hands on no other, so that import lines tell who knows whom",
                fix: "drop '@_exported' and import '\(module)' where it is used"
            )
        }
        let isUnderTest = module == Self.moduleUnderTest(by: site.row.target)
        guard attributes.contains("testable"), !isUnderTest, !site.row.seesInside else {
            return nil
        }
        return site.violation(
            of: "'@testable' is for a module's own tests",
            fix: "drop '@testable', or move the test to '\(module)Tests'"
        )
    }

    private func toolchainViolation(at site: ImportSite) -> Violation? {
        let toolchain = site.row.layer.toolchain
        guard !toolchain.contains(site.line.module) else { return nil }
        return site.violation(
            of: toolchain.reason,
            fix: "remove the import, or move what needs it to the app"
        )
    }

    private func arrowViolation(at site: ImportSite) -> Violation? {
        let module = site.line.module
        let isTest = site.row.layer == .tests
        let allowed = isTest ? site.target.dependencies : modules(allowedBy: site.row)
        guard !allowed.contains(module), module != site.row.target else { return nil }
        return site.violation(
            of: rule(against: module, in: site.row),
            fix: isTest
                ? "add '\(module)' to the target's dependencies in Package.swift"
                : "remove the import, or move the code to a module whose row in "
                    + "\(Self.tablePath) allows it"
        )
    }

    /// The rule that forbids a row a module.
    func rule(against module: String, in row: Row) -> String {
        let isRouted = [Layer.feature, .rules, .app].contains(row.layer)
        if isRouted, vendor(behind: module) != nil {
            return "a vendor's modules are imported only by its adapter, the app's file for it, "
                + "and the targets whose row names it"
        }
        guard let layer = self.row(of: module)?.layer, row.layer.knows.contains(layer) else {
            return row.layer.rule
        }
        return "a module imports only what its row in the architecture table lists"
    }

    private func fileNameViolation(at site: ImportSite) -> Violation? {
        guard let vendor = vendor(behind: site.line.module) else { return nil }
        let name = site.file.name
        switch site.row.layer {
        case .app where !name.hasPrefix(vendor):
            return site.violation(
                of: "the app imports a vendor only in files whose name starts with it",
                fix: "move what needs it to '\(vendor)….swift'"
            )
        case .feature where !name.contains(vendor), .rules where !name.contains(vendor):
            return site.violation(
                of: "a vendor is imported only in files named after it",
                fix: "move what needs it to '\(site.row.target)\(vendor)….swift'"
            )
        case .tests where !site.file.path.contains(vendor):
            return site.violation(
                of: "tests import a vendor only in files or folders named after it",
                fix: "move what needs it to '…\(vendor)….swift', which goes when the vendor goes"
            )
        default: return nil
        }
    }
}

/// An import line, and the target it stands in.
private struct ImportSite {
    let file: SourceFile
    let line: ImportLine
    let row: Architecture.Row
    let target: Manifest.Target

    func violation(of rule: String, fix: String) -> Violation {
        Violation(
            file: file.path,
            line: line.line,
            fact: "'\(row.target)' imports '\(line.module)'",
            rule: rule,
            fix: fix
        )
    }
}
