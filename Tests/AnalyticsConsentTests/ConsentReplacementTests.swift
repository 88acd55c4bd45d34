import AnalyticsConsent
import Foundation
import Testing

/// What a process hears whose file of decisions was removed or replaced while it has it mapped.
@Suite struct ConsentReplacementTests {
    private let directory = TemporaryDirectory()
    private var folder: String { directory.path + "/state" }
    private var path: String { folder + "/consent" }

    private func store() -> ConsentFile {
        ConsentFile(path: path) { Issue.record("\($0)") }
    }

    private func granted() throws -> ConsentFile {
        let store = store()
        try store.decide(.granted, for: .analytics)
        return store
    }

    @Test(arguments: ["consent", ""])
    func `a denial that comes after the file is gone is heard`(name: String) throws {
        let reader = try granted()
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        #expect(reader.verifiedSnapshot() == .none)
        try store().decide(.denied, for: .analytics)
        #expect(reader.verifiedSnapshot()[.analytics] == ConsentDecision(.denied, epoch: 1))
        #expect(reader.snapshot()[.analytics].state == .denied)
    }

    @Test func `a denial in a file that another one replaced is heard`() throws {
        let reader = try granted()
        try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
        try store().decide(.denied, for: .analytics)
        #expect(reader.verifiedSnapshot()[.analytics].state == .denied)
    }

    @Test func `a decision goes to the file that others read`() throws {
        let writer = try granted()
        try FileManager.default.removeItem(atPath: path)
        try writer.decide(.denied, for: .analytics)
        #expect(store().snapshot()[.analytics] == ConsentDecision(.denied, epoch: 1))
    }
}
