import Foundation

/// The targets of Package.swift, as SwiftPM understands them, and the text they are written in.
struct Manifest {
    let targets: [Target]
    let source: String

    struct Target {
        let name: String
        let path: String
        let dependencies: Set<String>
    }

    /// The manifest of this package.
    ///
    /// Asked for in a folder of its own: `swift test` holds the lock of the other while this waits.
    static let current = Result {
        let words = [
            "swift", "package", "--ignore-lock", "--scratch-path", ".build/describe",
            "describe", "--type", "json",
        ]
        let json = try Command.output(of: words)
        return Manifest(
            targets: try JSONDecoder().decode(Description.self, from: json).targets,
            source: Repository.files(["Package.swift"]).first?.text ?? ""
        )
    }

    /// The targets that a file belongs to: those of the innermost folder that is a target's.
    ///
    /// A target may lie in another's folder, where SwiftPM makes the outer one exclude it.
    func targets(holding path: String) -> [Target] {
        let all = targets.filter { path.hasPrefix($0.path + "/") }
        let innermost = all.map(\.path.count).max()
        return all.filter { $0.path.count == innermost }
    }

    /// The line that names a target, or the module that a test target is called after.
    func line(of target: String) -> Int {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let module = Architecture.moduleUnderTest(by: target) ?? target
        let index =
            lines.firstIndex { $0.contains("(\"\(target)\"") }
            ?? lines.lastIndex { $0.contains("of: \"\(module)\"") }
            ?? lines.firstIndex { $0.contains("\"\(module)\"") }
        return (index ?? 0) + 1
    }
}

// MARK: - What SwiftPM prints

private struct Description: Decodable {
    let targets: [Manifest.Target]
}

extension Manifest.Target: Decodable {
    private enum Key: String, CodingKey {
        case name, path
        case targets = "target_dependencies"
        case products = "product_dependencies"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        name = try values.decode(String.self, forKey: .name)
        path = try values.decode(String.self, forKey: .path)
        let targets = try values.decodeIfPresent([String].self, forKey: .targets) ?? []
        let products = try values.decodeIfPresent([String].self, forKey: .products) ?? []
        dependencies = Set(targets + products)
    }
}
