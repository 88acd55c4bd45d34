import StorageTesting
import Synchronization

@testable import VendorDelivery

/// Outboxes in one directory, for three vendors, the last of which matters least.
final class OutboxStage: Sendable {
    static let vendors = ["alpha", "beta", "gamma"]

    let scratch: Scratch
    private let problemList = Mutex<[OutboxProblem]>([])

    init() throws {
        scratch = try Scratch()
    }

    var problems: [OutboxProblem] { problemList.withLock { $0 } }

    func outbox(
        at directory: String? = nil,
        vendors: [String] = OutboxStage.vendors,
        backlog: Backlog = .standard,
        erases: Bool = true,
        isOutdated: @escaping Outbox.OutdatedConsent = { _, _ in false }
    ) -> Outbox {
        Outbox(
            directory: directory ?? scratch.path,
            vendors: vendors,
            backlog: backlog,
            erases: erases,
            isOutdated: isOutdated,
            report: { problem in self.problemList.withLock { $0.append(problem) } }
        )
    }

    /// What Python's SQLite answers, a line a row.
    func query(_ sql: String) throws -> [String] {
        let source = """
            import sqlite3, sys
            for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):
                print(*row, sep="|")
            """
        return try Program.python(source, scratch.path(Outbox.fileName), sql)
            .split(separator: "\n").map(String.init)
    }

    /// What waits of a vendor, as Python's SQLite reads it.
    func queued(_ vendor: String) throws -> [String] {
        try query("SELECT number, name FROM \(vendor)_records ORDER BY number")
    }
}

extension Outbox {
    /// The names of what one request may hold.
    func claimNames(_ vendor: String = "alpha", epoch: Int? = 1) throws -> [String] {
        try claim(vendor, by: .sample, permission: { epoch }).map(\.record.name)
    }

    func status(of vendor: String) throws -> OutboxStatus.VendorStatus? {
        try status().vendors.first { $0.vendor == vendor }
    }
}

extension BatchRule {
    static let sample = BatchRule(
        maximumRecords: 10,
        maximumBytes: 10_000,
        bytesAround: 2,
        bytesBetween: 1,
        separatesUnrepeatable: true
    )
    static let raisingTimes = BatchRule(
        maximumRecords: 1,
        maximumBytes: 10_000,
        bytesAround: 0,
        bytesBetween: 0,
        separatesUnrepeatable: true,
        raisesTimes: true
    )
}

extension VendorRecord {
    static let sampleTime = 1_767_225_600_000_000

    /// A record of the sample's time, or some microseconds later.
    static func sample(
        _ name: String,
        for vendor: String = "alpha",
        time: Int = 0,
        body: String = "{}",
        repetition: Repetition = .safe,
        hasRevenue: Bool = false
    ) -> VendorRecord {
        VendorRecord(
            vendor: vendor,
            endpoint: "track",
            name: name,
            key: RecordKey(rawValue: 0x0123_4567_89AB_CDEF_0011_2233_4455_6677),
            time: sampleTime + time,
            envelope: #"{"who":"é"}"#,
            body: body,
            repetition: repetition,
            hasRevenue: hasRevenue
        )
    }
}
