/// Something that a vendor needs to know, as a file and a variable name it.
struct ConfigurationKey: Sendable {
    let name: String
    let kind: Kind

    /// What it is, in a few words.
    let summary: String

    /// A value that may stand there; none for a key that excludes others.
    let example: String?

    init(_ name: String, _ kind: Kind, _ summary: String, example: String?) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.example = example
    }

    /// What may stand behind a key.
    enum Kind: Sendable {
        case secret
        case text
        case word(of: [String])
        /// A whole number above 0.
        case number
        /// Texts by names.
        case table
    }

    /// What it is, and what may stand there when that isn't just any word.
    var explanation: String {
        switch kind {
        case .secret, .text: summary
        case .word, .number, .table: "\(summary): \(kind.words)"
        }
    }

    var isSecret: Bool {
        if case .secret = kind { true } else { false }
    }

    /// `MOOVE_FIREBASE_APP_ID`, for `appId`.
    static func variable(_ name: String, of vendor: VendorName) -> String {
        let snake = name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
        return "MOOVE_\(vendor.rawValue.uppercased())_\(snake)"
    }
}

extension ConfigurationKey.Kind {
    /// What may stand there, in words.
    var words: String {
        switch self {
        case .secret, .text: "a text without spaces"
        case .word(let words): words.map { "'\($0)'" }.joined(separator: " or ")
        case .number: "a whole number above 0"
        case .table: "texts without spaces by names"
        }
    }

    /// What a variable's text must be, in words.
    var variableWords: String {
        switch self {
        case .table: "texts without spaces by names, as name=text,name=text"
        case .secret, .text, .word, .number: words
        }
    }

    /// Whether a text may stand there; a table's reads `name=text,name=text`.
    func takes(_ text: String) -> Bool {
        switch self {
        case .secret, .text: Self.isWord(text)
        case .word(let words): words.contains(text)
        case .number: text.utf8.allSatisfy { (48...57).contains($0) } && (Int(text) ?? 0) > 0
        case .table: Self.table(in: text) != nil
        }
    }

    /// The members of a table that is written as a text; nothing when it is none.
    static func table(in text: String) -> [String: String]? {
        var table: [String: String] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(
                String.init
            )
            guard sides.count == 2, sides.allSatisfy(isWord), table[sides[0]] == nil else {
                return nil
            }
            table[sides[0]] = sides[1]
        }
        return table
    }

    /// What can stand in a header or an address: not empty, no spaces, nothing that controls.
    private static func isWord(_ text: String) -> Bool {
        (1...1_000).contains(text.utf8.count)
            && text.utf8.allSatisfy { (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) }
    }
}
