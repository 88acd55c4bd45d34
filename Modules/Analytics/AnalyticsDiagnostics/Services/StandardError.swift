#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The last place for what nobody asked to be told.
enum StandardError {
    /// Writes a line, which must hold no value.
    static func write(_ text: String) {
        let line = "analytics: \(text)\n"
        _ = line.utf8CString.withUnsafeBytes { bytes in
            #if canImport(Glibc)
            Glibc.write(2, bytes.baseAddress, bytes.count - 1)
            #elseif canImport(Musl)
            Musl.write(2, bytes.baseAddress, bytes.count - 1)
            #else
            Darwin.write(2, bytes.baseAddress, bytes.count - 1)
            #endif
        }
    }
}
