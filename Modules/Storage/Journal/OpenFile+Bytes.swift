#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension OpenFile {
    /// The bytes it has, or so many of the first ones.
    func content(atMost limit: Int) throws(StorageError) -> [UInt8] {
        var content = [UInt8](repeating: 0, count: min(try size(), limit))
        var count = 0
        while count < content.count {
            let read = content.withUnsafeMutableBytes { bytes in
                let rest = bytes[count...]
                return pread(descriptor, rest.startAddress, rest.count, off_t(count))
            }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw failure(at: .read) }
            guard read > 0 else { throw failure(at: .read, code: EIO) }
            count += read
        }
        return content
    }

    /// Writes zeros over all bytes it has.
    func eraseContent() throws(StorageError) {
        let size = try size()
        let zeros = [UInt8](repeating: 0, count: min(size, 1 << 20))
        var count = 0
        while count < size {
            let written = zeros.withUnsafeBytes { bytes in
                let rest = bytes.prefix(size - count)
                return pwrite(descriptor, rest.startAddress, rest.count, off_t(count))
            }
            if written < 0, errno == EINTR { continue }
            guard written >= 0 else { throw failure(at: .write) }
            guard written > 0 else { throw failure(at: .write, code: EIO) }
            count += written
        }
    }

    func remove() {
        unlink(name)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var startAddress: UnsafeRawPointer? {
        UnsafeRawBufferPointer(rebasing: self).baseAddress
    }
}

extension Slice<UnsafeMutableRawBufferPointer> {
    fileprivate var startAddress: UnsafeMutableRawPointer? {
        UnsafeMutableRawBufferPointer(rebasing: self).baseAddress
    }
}
