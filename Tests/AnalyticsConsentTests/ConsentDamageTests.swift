import Foundation
import Journal
import Synchronization
import Testing

@testable import AnalyticsConsent

/// What becomes of a file of decisions that something else has written to.
@Suite struct ConsentDamageTests {
    private let directory = TemporaryDirectory()
    private let reports = Log<StorageError>()
    private var path: String { directory.path + "/consent" }
    private var keptAs: String { path + ".damaged-1" }

    private func store() -> ConsentFile {
        ConsentFile(path: path) { reports.append($0) }
    }

    private func content(of path: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: path)))
    }

    /// Writes in place, as whoever has the file open and not by another name.
    private func write(_ bytes: [UInt8]) throws {
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.write(contentsOf: Data(bytes))
        try file.close()
    }

    private func write(word: UInt64) throws {
        let format = try content(of: path).prefix(8)
        try write(format + withUnsafeBytes(of: word) { Array($0) })
    }

    private static let words = [
        ConsentDecision.none, ConsentDecision(.denied, epoch: 2),
        ConsentDecision(.granted, epoch: 0x1234_5678_9ABC),
        ConsentDecision(.denied, epoch: ConsentDecision.lastEpoch),
    ]

    @Test(arguments: words)
    func `no other value of a byte holds the check`(decision: ConsentDecision) {
        #expect(ConsentDecision(word: decision.word) == decision)
        for byte in 0..<8 {
            for change in 1...UInt64(UInt8.max) {
                #expect(ConsentDecision(word: decision.word ^ change << (byte * 8)) == nil)
            }
        }
    }

    @Test(arguments: 0..<32)
    func `a byte that was changed is noticed, and nothing is granted`(place: Int) throws {
        try store().decide(.granted, for: .analytics)
        try store().decide(.denied, for: .attribution)
        var damaged = try content(of: path)
        damaged[place] ^= 0x41
        try write(damaged)
        let reader = store()
        for _ in 1...2 { #expect(reader.snapshot() == .none) }
        #expect(reports.entries.count == 1)
        // A version that isn't known yet is left to the program that knows it.
        let isNewer = damaged[0] > 2 || damaged[1] > 0
        #expect(try content(of: isNewer ? path : keptAs) == damaged)
        #expect(FileManager.default.fileExists(atPath: path) == isNewer)
    }

    @Test func `a byte that is changed while the file is mapped is noticed too`() throws {
        let reader = store()
        try reader.decide(.denied, for: .analytics)
        var damaged = try content(of: path)
        damaged[8] = 0x09
        try write(damaged)
        for _ in 1...2 { #expect(reader.snapshot() == .none) }
        #expect(reports.entries == [.damaged(path: path, keptAs: keptAs)])
        try store().decide(.granted, for: .analytics)
        #expect(reader.snapshot() == .none)
        #expect(reader.verifiedSnapshot()[.analytics] == ConsentDecision(.granted, epoch: 1))
        #expect(reader.snapshot()[.analytics].state == .granted)
    }

    @Test func `a damaged file keeps nobody from deciding`() throws {
        try store().decide(.granted, for: .analytics)
        var damaged = try content(of: path)
        damaged[8] ^= 0xFF
        try write(damaged)
        let store = store()
        try store.decide(.denied, for: .analytics)
        #expect(reports.entries == [.damaged(path: path, keptAs: keptAs)])
        #expect(try content(of: keptAs) == damaged)
        #expect(store.snapshot()[.analytics] == ConsentDecision(.denied, epoch: 1))
        #expect(self.store().snapshot()[.analytics].state == .denied)
    }

    @Test func `a file of the version without checks is set aside`() throws {
        let old = try MappedWords.create(at: path, format: 0x636f_6e73_656e_0001, count: 3)
        old.update(0) { _ in 1 << 2 | 1 }
        let before = try content(of: path)
        let store = store()
        #expect(store.snapshot() == .none)
        #expect(reports.entries == [.damaged(path: path, keptAs: keptAs)])
        #expect(try content(of: keptAs) == before)
        try store.decide(.denied, for: .analytics)
        #expect(self.store().snapshot()[.analytics] == ConsentDecision(.denied, epoch: 1))
    }

    @Test func `after the last epoch there is only denial`() throws {
        let store = store()
        try store.decide(.granted, for: .analytics)
        let last = ConsentDecision(.granted, epoch: ConsentDecision.lastEpoch)
        try write(word: last.word)
        #expect(store.snapshot()[.analytics] == last)
        let end = ConsentDecision(.denied, epoch: ConsentDecision.lastEpoch)
        for state in [ConsentState.undecided, .denied, .granted] {
            try store.decide(state, for: .analytics)
            #expect(store.snapshot()[.analytics] == end)
        }
        try write(word: .max)
        #expect(store.snapshot() == .none)
        #expect(reports.entries.count == 1)
    }
}
