import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where a vendor's requests are between being permitted and having begun.
///
/// A sender enters before it asks for permission, and leaves when its request has begun or there is
/// none. So who takes the permission back, and then waits until nobody is in there, knows that no
/// request begins any more, in whatever process. The kernel lets out who dies inside.
public final class DepartureGate: Sendable {
    /// How often a file that vanishes as soon as it was made is made again.
    private static let attempts = 8

    private let path: String
    private let descriptor: Mutex<Int32>

    /// - Parameters:
    ///   - vendor: Whose requests; a name in lower case.
    ///   - directory: The data directory, which exists.
    /// - Throws: That the file can't be had.
    init(of vendor: String, in directory: String) throws(SenderLeaseProblem) {
        path = Self.path(of: vendor, in: directory)
        let descriptor = Self.made(path)
        guard descriptor >= 0 else { throw .unavailable(path: path, code: errno) }
        self.descriptor = Mutex(descriptor)
    }

    deinit {
        descriptor.withLock { descriptor in
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
    }

    /// Waits while somebody looks whether the gate is empty.
    ///
    /// Who looks does so by name. So when the file was removed or replaced, this takes the one that
    /// has its name now. Where none can be made the directory is gone, and the decisions with it.
    func enter() {
        descriptor.withLock { descriptor in
            Self.lock(descriptor)
            for _ in 0..<Self.attempts {
                if Self.isNamed(path, descriptor) { return }
                let successor = Self.made(path)
                guard successor >= 0 else { return }
                Self.lock(successor)
                close(descriptor)
                descriptor = successor
            }
        }
    }

    /// May be called by who has left.
    func leave() {
        descriptor.withLock { descriptor in
            _ = flock(descriptor, LOCK_UN)
        }
    }

    private static func made(_ path: String) -> Int32 {
        open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    }

    private static func lock(_ descriptor: Int32) {
        while flock(descriptor, LOCK_SH) == -1, errno == EINTR {}
    }

    /// Whether a path stands for an open file.
    private static func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
        var (named, own) = (stat(), stat())
        return stat(path, &named) == 0 && fstat(descriptor, &own) == 0
            && named.st_dev == own.st_dev && named.st_ino == own.st_ino
    }

    /// Waits until the requests have begun that were permitted before, in whatever process.
    ///
    /// That takes as long as it takes to connect to their vendor.
    ///
    /// - Parameters:
    ///   - vendors: Whose requests are waited for.
    ///   - directory: The data directory.
    ///   - milliseconds: How long at most.
    /// - Returns: The vendors to which a request may still begin when the time was over.
    public static func awaitDepartures(
        of vendors: [String],
        in directory: String,
        milliseconds: Int
    ) -> [String] {
        var waiting = vendors
        for _ in 0..<milliseconds {
            waiting = waiting.filter { isUsed(path(of: $0, in: directory)) }
            if waiting.isEmpty { return [] }
            usleep(1_000)
        }
        return waiting
    }

    private static func isUsed(_ path: String) -> Bool {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        // Where there is no gate nobody ever sent.
        guard descriptor >= 0 else { return errno != ENOENT && errno != ENOTDIR }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return true }
        flock(descriptor, LOCK_UN)
        return false
    }

    private static func path(of vendor: String, in directory: String) -> String {
        "\(directory)/\(vendor).gate"
    }
}
