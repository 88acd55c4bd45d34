import Foundation
import Journal

/// Keeps each batch in a file that appears whole, with its watermark, so that it survives a kill.
struct FileDestination: JournalDestination {
    let directory: String

    init(_ directory: String) throws {
        self.directory = directory
        try FileManager.default.createDirectory(
            atPath: directory,
            withIntermediateDirectories: true
        )
    }

    func store(_ records: [JournalRecord], upTo watermark: JournalWatermark) throws {
        let sequence = String(watermark.sequence)
        let padded = String(repeating: "0", count: 20 - sequence.count) + sequence
        let path = "\(directory)/\(watermark.journal) \(padded)"
        let lines = records.map { "\($0.sequence) \(String(decoding: $0.bytes, as: UTF8.self))\n" }
        try Data(lines.joined().utf8).write(to: URL(filePath: "\(path).new"))
        guard rename("\(path).new", path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func watermark(of journal: JournalID) throws -> UInt64? {
        try batches(of: journal).last.flatMap { UInt64($0.suffix(20)) }
    }

    func forget(_ journal: JournalID) throws {}

    /// All records of a journal, in the order they were stored.
    func lines(of journal: JournalID) throws -> [String] {
        try batches(of: journal).flatMap { name in
            try String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
    }

    private func batches(of journal: JournalID) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory)
            .filter { $0.hasPrefix("\(journal) ") && !$0.hasSuffix(".new") }
            .sorted()
    }
}
