import Foundation
import Journal
import Synchronization

extension JournalLimits {
    /// Four files of four pages, which a few records fill.
    static var small: JournalLimits {
        var limits = JournalLimits()
        limits.segmentBytes = 4 * Int(getpagesize())
        limits.totalBytes = 4 * limits.segmentBytes
        limits.longestWait = .seconds(60)
        return limits
    }
}

extension JournalID {
    static let sample = JournalID(rawValue: 0xA1)
}

extension Duration {
    /// Longer than anything a test waits for takes.
    static let enough = Duration.seconds(60)
}

/// What journals report.
final class Incidents: Sendable {
    private let all = Mutex<[String]>([])

    var texts: [String] { all.withLock { $0 } }

    var report: @Sendable (JournalIncident) -> Void {
        { [self] incident in all.withLock { $0.append(incident.description) } }
    }
}

/// A journal in a directory of one test.
struct Sample {
    let scratch: Scratch
    let incidents = Incidents()

    init() throws {
        scratch = try Scratch()
    }

    func journal(
        _ id: JournalID = .sample,
        limits: JournalLimits = .small,
        to destination: any JournalDestination
    ) throws -> Journal {
        try Journal(
            in: scratch.path,
            id: id,
            limits: limits,
            to: destination,
            report: incidents.report
        )
    }

    /// Leaves a dead journal with these records, one a call.
    func leave(_ texts: [String], id: JournalID = .sample) throws {
        let journal = try journal(id, to: MemoryDestination(refuses: true))
        for text in texts { try journal.append(text) }
        journal.close(within: .zero)
    }

    @discardableResult
    func adopt(to destination: any JournalDestination) -> Int {
        Journal.adopt(in: scratch.path, to: destination, report: incidents.report)
    }

    /// Whether any file in the directory has these bytes.
    func holds(_ text: String) throws -> Bool {
        try scratch.names().contains { name in
            // What the writer renames meanwhile is a spare, which has none.
            let content = FileManager.default.contents(atPath: scratch.path(name))
            return content?.range(of: Data(text.utf8)) != nil
        }
    }
}

extension Journal {
    @discardableResult
    func append(_ texts: String..., mustKeep: Bool = false) throws -> UInt64 {
        try append(texts.map { Array($0.utf8) }, mustKeep: mustKeep)
    }
}
