#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The right to send a vendor's records of one data directory, which one process at a time has.
///
/// It is a lock on a file of the directory. The kernel releases it with its holder, however that
/// ends, so no clock has a part in it, and no child process inherits it. The file stays: taking it
/// away would let two processes lock two files of one name.
public struct SenderLease: ~Copyable, Sendable {
    /// Whose records.
    public let vendor: String
    private let descriptor: Int32?
    /// Who takes a permission back waits for; there is none in memory.
    let gate: DepartureGate?

    /// The right to send from a queue in memory, which no other process has.
    public init(inMemory vendor: String) {
        self.vendor = vendor
        descriptor = nil
        gate = nil
    }

    /// - Parameters:
    ///   - vendor: Whose records; a name in lower case.
    ///   - directory: The data directory, which exists.
    /// - Throws: That another holder has it, or that the file can't be had.
    public init(of vendor: String, in directory: String) throws(SenderLeaseProblem) {
        let path = "\(directory)/\(vendor).lease"
        let descriptor = Self.untilDone { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { throw .unavailable(path: path, code: errno) }
        guard Self.untilDone({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
            let code = errno
            close(descriptor)
            guard code == EWOULDBLOCK else { throw .unavailable(path: path, code: code) }
            throw .held(vendor: vendor)
        }
        do {
            gate = try DepartureGate(of: vendor, in: directory)
        } catch {
            close(descriptor)
            throw error
        }
        self.vendor = vendor
        self.descriptor = descriptor
    }

    /// Unlocks first: closing alone would leave the lock to a child that is between fork and exec.
    deinit {
        guard let descriptor else { return }
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private static func untilDone(_ call: () -> Int32) -> Int32 {
        while true {
            let result = call()
            guard result == -1, errno == EINTR else { return result }
        }
    }
}

/// Why a vendor's records can't be sent from here.
public enum SenderLeaseProblem: Error, Sendable, Equatable, CustomStringConvertible {
    case held(vendor: String)
    case unavailable(path: String, code: Int32)

    public var description: String {
        switch self {
        case .held(let vendor):
            "another process sends what is queued for \(vendor)"
        case .unavailable(let path, let code):
            "\(path) can't be locked (error \(code))"
        }
    }
}
