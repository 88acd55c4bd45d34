#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What memory is mapped in.
enum Page {
    static var byteCount: Int { Int(sysconf(Int32(_SC_PAGESIZE))) }
}
