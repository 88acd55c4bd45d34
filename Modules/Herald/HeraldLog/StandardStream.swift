#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A stream that every program has, as a place to print records to.
///
/// Nothing prints unless it is named: `LogAnalyticsService(logger: StandardStream.error.logger)`.
public enum StandardStream: Sendable {
    /// Shared with `print`, in the order of the calls.
    case output
    case error

    /// Writes each record and a newline; what a closed stream doesn't take is lost.
    public var logger: AnalyticsLogger {
        switch self {
        case .output: { print($0) }
        case .error: { Self.writeToError($0 + "\n") }
        }
    }

    /// Standard error holds nothing back, so it is written to directly, in as many parts as it takes.
    private static func writeToError(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(2, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
