#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file behind mapped words: found, made, or set aside.
///
/// The name only ever stands for a whole file: a file is made under another name and linked to its
/// own, which fails when that exists. So of two who create it one wins, and both map the winner's.
struct WordsFile {
    /// How often a file that vanishes as soon as it was made is made again.
    private static let attempts = 8

    let path: String
    private let format: WordsFormat
    private let count: Int

    private var byteCount: Int { WordsFormat.byteCount(words: count) }

    init(path: String, format: WordsFormat, count: Int) {
        if let mistake = format.mistake(count: count) { fatalError(mistake) }
        self.path = path
        self.format = format
        self.count = count
    }

    func mapped() throws(StorageError) -> MappedWords? {
        guard let file = try OpenFile.existing(at: path) else { return nil }
        guard try isWhole(file) else {
            // When another process set it aside first, look at what is there now.
            guard let keptAs = try setAside(file) else { return try mapped() }
            throw .damaged(path: path, keptAs: keptAs)
        }
        try file.fillHoles(byteCount: byteCount)
        return MappedWords(
            count: count,
            base: try file.map(byteCount: byteCount),
            of: MappedFile(path: path, try file.status())
        )
    }

    func mappedOrMade() throws(StorageError) -> MappedWords {
        for _ in 0..<Self.attempts {
            if let words = try mapped() { return words }
            try make()
        }
        throw .unavailable(path: path, step: .create, code: ENOENT)
    }

    /// The version is looked at before the size, since another version may have another one.
    private func isWhole(_ file: borrowing OpenFile) throws(StorageError) -> Bool {
        let size = try file.size()
        guard size >= MemoryLayout<UInt64>.size else { return false }
        let found = WordsFormat(try file.firstWord())
        guard found.isSameKind(as: format) else { return false }
        try found.requireVersion(of: format, path: path)
        return size == byteCount
    }

    private func make() throws(StorageError) {
        try Directory(of: path).make()
        let file = try draft()
        defer { unlink(file.name) }
        try file.preallocate(byteCount: byteCount)
        try file.writeFirstWord(format.word)
        try file.synchronize()
        guard link(file.name, path) == 0 || errno == EEXIST else {
            throw .unavailable(path: path, step: .name, code: errno)
        }
    }

    /// A new file that nobody else has; only its maker removes it.
    private func draft() throws(StorageError) -> OpenFile {
        var number = 0
        while true {
            if let file = try OpenFile.new(named: "\(path).new-\(number)", for: path) {
                return file
            }
            number += 1
        }
    }
}
