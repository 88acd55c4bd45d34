#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The names of journals' files in a directory.
///
/// A journal has a lock, `<id>.journal`, which is empty, and segments, `<id>-<number>.segment`. A
/// segment that is being made ends in `.new`, a damaged one in `.damaged-<number>`.
struct JournalFiles {
    private static let lockEnding = ".journal"
    private static let segmentEnding = ".segment"
    private static let draftEnding = ".new"

    let directory: String

    func lock(of journal: JournalID) -> String {
        "\(directory)/\(journal)\(Self.lockEnding)"
    }

    func segment(_ number: Int, of journal: JournalID) -> String {
        "\(directory)/\(journal)-\(number)\(Self.segmentEnding)"
    }

    static func draft(of segment: String) -> String {
        segment + draftEnding
    }

    /// The journals that have a lock here, in the order of their names.
    func journals() throws(StorageError) -> [JournalID] {
        try names().compactMap { name in
            guard name.hasSuffix(Self.lockEnding) else { return nil }
            return JournalID(hexadecimal: name.dropLast(Self.lockEnding.count))
        }
    }

    /// The paths of a journal's segments, whole ones and those that were being made.
    func segments(
        of journal: JournalID
    ) throws(StorageError) -> (whole: [String], drafts: [String]) {
        let own = try names().filter { $0.hasPrefix("\(journal)-") }
        let whole = own.filter { $0.hasSuffix(Self.segmentEnding) }
        let drafts = own.filter { $0.hasSuffix(Self.segmentEnding + Self.draftEnding) }
        return (whole.map(path), drafts.map(path))
    }

    /// The paths of segments that were set aside.
    func setAside() throws(StorageError) -> [String] {
        try names().filter { $0.contains(Self.segmentEnding + SetAside.ending) }.map(path)
    }

    private func path(_ name: String) -> String {
        "\(directory)/\(name)"
    }

    private func names() throws(StorageError) -> [String] {
        guard let stream = opendir(directory) else {
            guard errno == ENOENT else {
                throw .unavailable(path: directory, step: .open, code: errno)
            }
            return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            names.append(name)
        }
        return names.sorted()
    }
}
