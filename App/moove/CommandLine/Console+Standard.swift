import Foundation
import Synchronization

extension Console {
    /// The program's own standard output and error.
    ///
    /// `NO_COLOR` with any text, or `TERM=dumb`, turns colours off.
    static func standard(environment: [String: String]) -> Console {
        let allowsColour =
            (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        let failure = Failure()
        return Console(
            // Written at once, since somebody may be reading along through a pipe.
            write: { if !StandardFile.write($0, to: STDOUT_FILENO) { failure.note() } },
            // Where standard error is closed or full, there is no one left to tell.
            writeError: { _ = StandardFile.write($0 + "\n", to: STDERR_FILENO) },
            hasColour: allowsColour && isatty(STDOUT_FILENO) == 1,
            writeProgress: { text in
                guard isatty(STDERR_FILENO) == 1 else { return }
                _ = StandardFile.write("\r\u{1B}[K" + text, to: STDERR_FILENO)
            },
            hasFailed: { failure.isNoted }
        )
    }

    private final class Failure: Sendable {
        private let flag = Atomic(false)

        var isNoted: Bool { flag.load(ordering: .relaxed) }

        func note() { flag.store(true, ordering: .relaxed) }
    }
}

/// Writes to a descriptor, all of a text or not.
private enum StandardFile {
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                Foundation.write(
                    descriptor,
                    bytes.baseAddress?.advanced(by: written),
                    bytes.count - written
                )
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }
}
