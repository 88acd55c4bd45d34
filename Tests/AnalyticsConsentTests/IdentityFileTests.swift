import AnalyticsConsent
import Foundation
import HeraldCore
import Synchronization
import Testing

@Suite struct IdentityFileTests {
    private let directory = TemporaryDirectory()
    private var path: String { directory.path + "/identity" }

    private func store() -> IdentityFile {
        IdentityFile(path: path) { Issue.record("\($0)") }
    }

    @Test func `nobody is signed in where there is no file`() {
        #expect(store().load() == nil)
    }

    @Test(arguments: ["rider-1", "Ünïcödé 🚋", String(repeating: "x", count: 4_000)])
    func `who is saved is loaded by the next launch`(userId: String) {
        store().save(Identity(userId: userId))
        #expect(store().load() == Identity(userId: userId))
    }

    @Test func `the last one saved counts, and saving nobody leaves no file`() throws {
        store().save(Identity(userId: "rider-1"))
        store().save(Identity(userId: "rider-2"))
        #expect(store().load() == Identity(userId: "rider-2"))
        store().save(nil)
        store().save(nil)
        #expect(store().load() == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
    }

    @Test func `only the owner can read it`() throws {
        store().save(Identity(userId: "rider-1"))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["identity"])
    }

    @Test func `a directory that isn't there is reported, without the identity`() {
        let reports = Mutex<[String]>([])
        let store = IdentityFile(path: directory.path + "/none/identity") { error in
            reports.withLock { $0.append("\(error)") }
        }
        store.save(Identity(userId: "rider-1"))
        store.save(nil)
        #expect(
            reports.withLock { $0 } == [
                "Can't keep who is signed in (No such file or directory): the next launch would not "
                    + "know what this one does. To fix, make the data directory writable."
            ]
        )
    }
}
