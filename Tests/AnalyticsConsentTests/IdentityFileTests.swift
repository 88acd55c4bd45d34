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

    @Test func `saving nobody removes what a killed process was saving`() throws {
        try Data("rider-1".utf8).write(to: URL(filePath: path + ".new-4711"))
        try Data("else".utf8).write(to: URL(filePath: directory.path + "/identity-card"))
        store().save(nil)
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(files == ["identity-card"])
    }

    @Test func `who is saved while another process forgets is no problem`() throws {
        let stores = [store(), store()]
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            for _ in 1...300 { stores[index].save(index == 0 ? Identity(userId: "rider-1") : nil) }
        }
        store().save(nil)
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
                    + "know what this one does. To fix, look at 'identity' in the data directory."
            ]
        )
    }
}

/// What lies where an identity should, and isn't one.
@Suite struct ForeignIdentityFileTests {
    private let directory = TemporaryDirectory()
    private var path: String { directory.path + "/identity" }

    private func reports(_ body: (IdentityFile) -> Void) -> [String] {
        let reports = Mutex<[String]>([])
        body(IdentityFile(path: path) { error in reports.withLock { $0.append("\(error)") } })
        return reports.withLock { $0 }
    }

    @Test(arguments: [[], [0xFF, 0xFE], Array(repeating: UInt8(ascii: "x"), count: 4_097)])
    func `what was never written here is reported, and nobody is signed in`(bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path))
        let reports = reports { #expect($0.load() == nil) }
        #expect(reports.count == 1)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func `a link and a pipe are not followed, and nothing waits for them`() throws {
        let other = directory.path + "/other"
        try Data("somebody".utf8).write(to: URL(filePath: other))
        #expect(symlink(other, path) == 0)
        let ofLink = reports { #expect($0.load() == nil) }
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        let ofPipe = reports { #expect($0.load() == nil) }
        #expect(ofLink.count == 1)
        #expect(ofPipe.count == 1)
    }

    @Test func `a link in the way of a draft is not written through`() throws {
        let victim = directory.path + "/victim"
        try Data("untouched".utf8).write(to: URL(filePath: victim))
        #expect(symlink(victim, "\(path).new-\(getpid())") == 0)
        #expect(reports { $0.save(Identity(userId: "rider-1")) } == [])
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "untouched")
        #expect(IdentityFile(path: path) { _ in }.load() == Identity(userId: "rider-1"))
    }

    @Test func `an identity longer than any vendor takes is not kept`() {
        let long = Identity(userId: String(repeating: "x", count: 4_097))
        #expect(reports { $0.save(long) }.count == 1)
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
