import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A loopback port that takes connections and says nothing by itself.
struct Listener {
    struct Failure: Error {
        let code: Int32
    }

    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let code = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, length) == 0, listen(descriptor, 8) == 0 else {
                    return errno
                }
                return getsockname(descriptor, address, &length) == 0 ? 0 : errno
            }
        }
        guard code == 0 else { throw Failure(code: code) }
        port = UInt16(bigEndian: address.sin_port)
    }

    /// Says some bytes to the first who connects, whatever they ask, and then nothing more.
    func say(_ bytes: [UInt8]) {
        DispatchQueue.global().async { [descriptor] in
            let connection = accept(descriptor, nil, nil)
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    func end() {
        _ = close(descriptor)
    }
}
