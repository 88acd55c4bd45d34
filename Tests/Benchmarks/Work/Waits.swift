#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How often and how long calls took so long that they waited for something.
final class Waits {
    private static let threshold = Duration.milliseconds(1)

    private let clock = ContinuousClock()
    private var count = 0
    private var longest = Duration.zero
    private var total = Duration.zero

    func time(_ call: () throws -> Void) rethrows {
        let start = clock.now
        try call()
        let duration = clock.now - start
        guard duration > Self.threshold else { return }
        count += 1
        total += duration
        longest = max(longest, duration)
    }

    /// Writes them to standard error.
    func tell() {
        let line =
            "\(count) calls took over \(Self.threshold), \(total) together, \(longest) at most\n"
        let bytes = Array(line.utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
