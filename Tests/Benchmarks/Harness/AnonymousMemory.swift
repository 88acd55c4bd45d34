#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How much memory the process has that no file backs.
enum AnonymousMemory {
    /// In bytes; nil where the system doesn't tell.
    static var current: Int? {
        guard let status = fopen("/proc/self/status", "r") else { return nil }
        defer { fclose(status) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), status) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
            guard text.hasPrefix("RssAnon:") else { continue }
            return text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first
                .map { $0 * 1_024 }
        }
        return nil
    }
}
