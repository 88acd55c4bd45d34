import Foundation
import Testing
import VendorDelivery

@Suite struct SenderLeaseTests {
    private let directory: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "lease-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        directory = folder.path()
    }

    @Test func `one holder at a time sends a vendor's records`() throws {
        do {
            let lease = try SenderLease(of: "mixpanel", in: directory)
            #expect(throws: SenderLeaseProblem.held(vendor: "mixpanel")) {
                _ = try SenderLease(of: "mixpanel", in: directory)
            }
            _ = try SenderLease(of: "adjust", in: directory)
            #expect(lease.vendor == "mixpanel")
        }
        _ = try SenderLease(of: "mixpanel", in: directory)
        try FileManager.default.removeItem(atPath: directory)
    }

    @Test func `a lease ends with the process that holds it, however it ends`() throws {
        let holder = try Holder(of: "\(directory)/mixpanel.lease")
        #expect(throws: SenderLeaseProblem.held(vendor: "mixpanel")) {
            _ = try SenderLease(of: "mixpanel", in: directory)
        }
        holder.kill()
        _ = try SenderLease(of: "mixpanel", in: directory)
        try FileManager.default.removeItem(atPath: directory)
    }

    /// Only then does it end with its holder, whatever that has started.
    @Test func `no program that is started inherits a lease`() throws {
        do {
            let lease = try SenderLease(of: "mixpanel", in: directory)
            let flags = Self.flags(ofFile: "\(directory)/\(lease.vendor).lease")
            #expect(flags == [FD_CLOEXEC])
        }
        try FileManager.default.removeItem(atPath: directory)
    }

    /// The flags of each of this process's descriptors of a file.
    private static func flags(ofFile path: String) -> [Int32] {
        var file = stat()
        guard stat(path, &file) == 0 else { return [] }
        return (0..<Int32(1_024)).filter { descriptor in
            var other = stat()
            return fstat(descriptor, &other) == 0 && other.st_ino == file.st_ino
                && other.st_dev == file.st_dev
        }
        .map { fcntl($0, F_GETFD) }
    }

    @Test func `a directory that isn't there has no lease`() {
        let path = "\(directory)/missing/mixpanel.lease"
        #expect(throws: SenderLeaseProblem.unavailable(path: path, code: 2)) {
            _ = try SenderLease(of: "mixpanel", in: "\(directory)/missing")
        }
    }
}

/// Another program that holds a lock.
private struct Holder {
    private let process = Process()

    init(of path: String) throws {
        let script = """
            import fcntl, sys
            file = open(sys.argv[1], "w")
            fcntl.flock(file, fcntl.LOCK_EX)
            print("held", flush=True)
            sys.stdin.read()
            """
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, path]
        process.standardInput = Pipe()
        process.standardOutput = output
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 4)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
