import SnippetTesting
import Testing

/// What the compiler finds for a file of a feature, given what the manifest gives the feature.
@Suite struct VisibleModulesTests {
    @Test(arguments: Architecture.moove.rows.filter { $0.layer == .feature && $0.vendors.isEmpty })
    func `a file of a feature without rules can't import a vendor's module`(
        row: Architecture.Row
    ) throws {
        for vendor in Architecture.moove.vendors.keys.sorted() {
            let module = "Herald\(vendor)"
            let answer = try Self.compile("import \(module)\n", in: row.target)
            #expect(!answer.isAccepted)
            #expect(answer.text.contains("error: no such module '\(module)'"), "\(answer.text)")
        }
        let twin = try Self.compile("import HeraldCore\n", in: row.target)
        #expect(twin.isAccepted, "\(twin.text)")
    }

    @Test(arguments: Architecture.moove.rows.filter { $0.layer == .feature && !$0.vendors.isEmpty })
    func `a file of a feature with rules can`(row: Architecture.Row) throws {
        let imports = row.vendors.sorted().map { "import Herald\($0)\n" }
        let answer = try Self.compile(imports.joined(), in: row.target)
        #expect(answer.isAccepted, "\(answer.text)")
    }

    /// Compiles a file as if it were a feature's, with the modules of all that it depends on.
    private static func compile(
        _ file: String,
        in feature: String
    ) throws -> SnippetCompiler.Answer {
        let manifest = try Manifest.current.get()
        let targets = manifest.targets.filter { manifest.closure(of: feature).contains($0.name) }
        let isLibrary = { (target: Manifest.Target) in
            Architecture.moove.row(of: target.name)?.layer == .library
        }
        return try SnippetCompiler.compile(
            file,
            seeing: Set(targets.filter { !isLibrary($0) }.map(\.name)),
            mapsIn: targets.filter(isLibrary).map { Repository.path(of: $0.path) }
        )
    }
}
