import Foundation

/// Answers every request on a loopback port with 200, in one write, after reading its body.
final class LoopbackServer: Sendable {
    struct Failure: Error {
        let code: Int32
    }

    private static let answer = Array(
        "HTTP/1.1 200 OK\r\nContent-Length: 24\r\n\r\n{\"code\":200,\"status\":1  }".utf8
    )

    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Self.stream, 0)
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
        Thread.detachNewThread {
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Self.serve(connection) }
            }
        }
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    private static func serve(_ connection: Int32) {
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(connection, &chunk, chunk.count)
            guard count > 0 else { break }
            received.append(contentsOf: chunk[..<count])
            guard let length = requestLength(received), received.count >= length else { continue }
            received.removeFirst(length)
            guard write(connection, answer, answer.count) == answer.count else { break }
        }
        close(connection)
    }

    /// The bytes of the first request, nil before its headers have ended.
    private static func requestLength(_ bytes: [UInt8]) -> Int? {
        let end = Array("\r\n\r\n".utf8)
        let head = bytes.prefix(4_096)
        guard head.count >= end.count else { return nil }
        let start = (0...head.count - end.count).first { head[$0..<$0 + 4].elementsEqual(end) }
        guard let start else { return nil }
        let headers = String(decoding: head[..<start], as: UTF8.self).lowercased()
        let length = headers.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
        let body = length.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0
        return start + end.count + body
    }

    #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif
}
