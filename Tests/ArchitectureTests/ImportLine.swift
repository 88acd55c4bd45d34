/// One import of a Swift file, as the compiler would read it.
struct ImportLine: Equatable {
    /// The module's name, without the declaration or submodule behind it.
    let module: String
    /// The line of the word `import`, the first being 1.
    let line: Int
    /// The attributes before it, without their `@`.
    let attributes: Set<String>

    /// Every import of a file, whatever the conditions around it.
    static func all(in source: String) -> [ImportLine] {
        var parser = ImportParser(tokens: Token.all(in: CodeMask.code(of: source)))
        return parser.imports()
    }
}

/// Finds the statements that are imports in a file's tokens.
private struct ImportParser {
    private static let accessLevels: Set = [
        "open", "public", "package", "internal", "fileprivate", "private",
    ]
    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]

    private let tokens: [Token]
    private var position = 0

    init(tokens: [Token]) {
        self.tokens = tokens
    }

    mutating func imports() -> [ImportLine] {
        var found: [ImportLine] = []
        while position < tokens.count {
            let start = position
            if let line = statement() { found.append(line) } else { position = start }
            skip { !Token.separators.contains($0) }
            position += 1
        }
        return found
    }

    /// The import that starts here; nil for any other statement.
    private mutating func statement() -> ImportLine? {
        let attributes = attributesAndAccess()
        guard next == "import" else { return nil }
        let line = tokens[position].line
        position += 1
        skip { $0 == "\n" }
        if let kind = next, Self.kinds.contains(kind) { position += 1 }
        guard let module = next, !Token.separators.contains(module) else { return nil }
        position += 1
        // `import module: String` is a parameter on a line of its own.
        guard next.map({ $0 == "." || Token.separators.contains($0) }) ?? true else { return nil }
        return ImportLine(
            module: String(module.filter { $0 != "`" }),
            line: line,
            attributes: attributes
        )
    }

    private mutating func attributesAndAccess() -> Set<String> {
        var attributes: Set<String> = []
        while let word = next, word == "@" || word == "\n" || Self.accessLevels.contains(word) {
            position += 1
            guard word == "@", let name = next else { continue }
            attributes.insert(name)
            position += 1
            if next == "(" { skipArguments() }
        }
        return attributes
    }

    private mutating func skipArguments() {
        var depth = 0
        repeat {
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            position += 1
        } while depth > 0 && position < tokens.count
    }

    private mutating func skip(while condition: (String) -> Bool) {
        while let word = next, condition(word) { position += 1 }
    }

    private var next: String? {
        position < tokens.count ? tokens[position].text : nil
    }
}
