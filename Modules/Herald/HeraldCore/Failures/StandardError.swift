#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The last place for what nobody asked to be told.
package enum StandardError {
    /// Writes a line, which must hold no value, under the name of the part that it comes from.
    package static func write(_ text: String, from part: String = "herald") {
        let line = "\(part): \(text)\n"
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
