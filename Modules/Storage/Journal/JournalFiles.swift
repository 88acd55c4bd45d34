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
    private static let draftEnding = ".new"

    let directory: String
    private let lockEnding: String
    private let segmentEnding: String

    init(directory: String) {
        self.init(directory: directory, lockEnding: ".journal", segmentEnding: ".segment")
    }

    private init(directory: String, lockEnding: String, segmentEnding: String) {
        self.directory = directory
        self.lockEnding = lockEnding
        self.segmentEnding = segmentEnding
    }

    /// Those of rings, each of which has one segment with other endings.
    static func rings(in directory: String) -> JournalFiles {
        JournalFiles(directory: directory, lockEnding: ".ring", segmentEnding: ".slots")
    }

    func lock(of journal: JournalID) -> String {
        "\(directory)/\(journal)\(lockEnding)"
    }

    func segment(_ number: Int, of journal: JournalID) -> String {
        "\(directory)/\(journal)-\(number)\(segmentEnding)"
    }

    static func draft(of segment: String) -> String {
        segment + draftEnding
    }

    /// The journals that have a lock here, the one that was made first in front.
    func journals() throws(StorageError) -> [JournalID] {
        let journals = try names().compactMap { name in
            guard name.hasSuffix(lockEnding) else { return nil as JournalID? }
            return JournalID(hexadecimal: name.dropLast(lockEnding.count))
        }
        let times = journals.map { journal in (journal, time: timeOfMaking(lock(of: journal))) }
        return times.sorted { $0.time < $1.time }.map(\.0)
    }

    /// In nanoseconds, or zero when the lock is gone.
    ///
    /// Nothing is ever written to a lock.
    private func timeOfMaking(_ lock: String) -> Int {
        var status = stat()
        guard lstat(lock, &status) == 0 else { return 0 }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// The paths of a journal's segments, whole ones and those that were being made.
    func segments(
        of journal: JournalID
    ) throws(StorageError) -> (whole: [String], drafts: [String]) {
        let own = try names().filter { $0.hasPrefix("\(journal)-") }
        let whole = own.filter { $0.hasSuffix(segmentEnding) }
        let drafts = own.filter { $0.hasSuffix(segmentEnding + Self.draftEnding) }
        return (whole.map(path), drafts.map(path))
    }

    /// The paths of segments that were set aside.
    func setAside() throws(StorageError) -> [String] {
        try names().filter { $0.contains(segmentEnding + SetAside.ending) }.map(path)
    }

    /// Writes zeros over the files that were set aside, and removes them.
    func eraseSetAside() throws(StorageError) {
        for path in try setAside() {
            guard let file = try OpenFile.existing(at: path) else { continue }
            try file.eraseContent()
            file.remove()
        }
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
