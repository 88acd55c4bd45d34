import AnalyticsConsent
import Foundation
import Journal
import Synchronization
import Testing

@Suite struct ConsentFileTests {
    private let directory = TemporaryDirectory()
    private var path: String { directory.path + "/state/consent" }

    private func store() -> ConsentFile {
        ConsentFile(path: path) { Issue.record("\($0)") }
    }

    @Test func `before the first decision nothing is stored, however often it is read`() throws {
        let store = store()
        for _ in 1...3 {
            #expect(store.snapshot() == .none)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
    }

    @Test func `each decision has the next epoch of its purpose`() throws {
        let store = store()
        try store.decide(.granted, for: .analytics)
        try store.decide(.denied, for: .analytics)
        try store.decide(.granted, for: .diagnostics)
        let decisions = store.snapshot()
        #expect(decisions[.analytics] == ConsentDecision(.denied, epoch: 2))
        #expect(decisions[.attribution] == .none)
        #expect(decisions[.diagnostics] == ConsentDecision(.granted, epoch: 1))
    }

    @Test func `to decide what is in force already changes nothing`() throws {
        let store = store()
        try store.decide(.undecided, for: .analytics)
        #expect(store.snapshot() == .none)
        try store.decide(.granted, for: .analytics)
        try store.decide(.granted, for: .analytics)
        #expect(store.snapshot()[.analytics] == ConsentDecision(.granted, epoch: 1))
    }

    @Test func `a decision holds at once in a store that was there before it`() throws {
        let reader = store()
        #expect(reader.snapshot() == .none)
        try store().decide(.granted, for: .attribution)
        #expect(reader.snapshot()[.attribution].state == .granted)
        try store().decide(.undecided, for: .attribution)
        #expect(reader.snapshot()[.attribution] == ConsentDecision(.undecided, epoch: 2))
    }

    @Test func `a store that comes later finds what was decided`() throws {
        try store().decide(.denied, for: .analytics)
        #expect(store().snapshot()[.analytics] == ConsentDecision(.denied, epoch: 1))
    }

    @Test func `the file's bytes are a number and a word a purpose`() throws {
        try store().decide(.granted, for: .attribution)
        let words = try Data(contentsOf: URL(filePath: path)).withUnsafeBytes { bytes in
            Array(bytes.bindMemory(to: UInt64.self))
        }
        #expect(words == [0x636f_6e73_656e_0002, 0, (1 << 2 | 1) << 16 | 0x1713, 0])
    }

    @Test func `a state of a later version counts as denied`() throws {
        try store().decide(.granted, for: .analytics)
        let words = try #require(
            try MappedWords.open(at: path, format: 0x636f_6e73_656e_0002, count: 3)
        )
        words.update(0) { _ in (1 << 2 | 3) << 16 | 0x5381 }
        #expect(store().snapshot()[.analytics].state == .denied)
    }

    @Test func `what can't be read is reported once, and nothing is granted`() throws {
        try FileManager.default.createDirectory(
            atPath: directory.path + "/state",
            withIntermediateDirectories: true
        )
        // A version that a later program wrote.
        _ = try MappedWords.create(at: path, format: 0x636f_6e73_656e_0003, count: 3)
        let reports = Mutex(0)
        let store = ConsentFile(path: path) { _ in reports.withLock { $0 += 1 } }
        for _ in 1...3 {
            #expect(store.snapshot() == .none)
        }
        #expect(reports.withLock { $0 } == 1)
        #expect(throws: StorageError.self) { try self.store().check() }
    }
}

/// A directory that is removed with the test.
final class TemporaryDirectory: Sendable {
    let path: String

    init() {
        var template = Array("\(NSTemporaryDirectory())/moove-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? NSTemporaryDirectory()
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            print("'\(path)' could not be removed: \(error)")
        }
    }
}
