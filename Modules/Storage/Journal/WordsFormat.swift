/// The first word of a file: what it is, and the version of what its other words mean.
struct WordsFormat: Equatable {
    private static let versionBits: UInt64 = 0xFFFF

    let word: UInt64

    var version: UInt16 { UInt16(word & Self.versionBits) }
    private var kind: UInt64 { word & ~Self.versionBits }

    init(_ word: UInt64) {
        self.word = word
    }

    /// What makes this no format for a file of so many words, in one sentence.
    func mistake(count: Int) -> String? {
        if kind == 0 {
            return "A file's format needs one of its upper 48 bits, or an empty file would have it "
                + "too. To fix, put a name of eight bits a letter there."
        }
        guard (1...65_535).contains(count) else {
            return "A file has from 1 to 65535 words, not \(count). To fix, pass another count."
        }
        return nil
    }

    func isSameKind(as other: WordsFormat) -> Bool {
        kind == other.kind
    }

    /// The format's own bytes, and those of so many words after it.
    static func byteCount(words: Int) -> Int {
        (words + 1) * MemoryLayout<UInt64>.size
    }

    /// Refuses a file of the same kind whose words mean something else.
    func requireVersion(of known: WordsFormat, path: String) throws(StorageError) {
        if version > known.version {
            throw .newerVersion(path: path, found: version, known: known.version)
        }
        if version < known.version {
            throw .olderVersion(path: path, found: version, known: known.version)
        }
    }
}
