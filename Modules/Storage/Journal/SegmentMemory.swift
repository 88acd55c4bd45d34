import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The memory of a mapped segment.
///
/// Held as a number, since a pointer can't be sent between threads. Who may touch which bytes is the
/// journal's to say: ``Backlog`` for appending, ``Mover`` for what was appended.
final class SegmentMemory: Sendable {
    let byteCount: Int
    private let base: UInt

    init(base: UInt, byteCount: Int) {
        self.base = base
        self.byteCount = byteCount
    }

    deinit {
        _ = munmap(UnsafeMutableRawPointer(bitPattern: base), byteCount)
    }

    /// The first byte; valid as long as the memory is held.
    var start: UnsafeMutableRawPointer {
        guard let start = UnsafeMutableRawPointer(bitPattern: base) else {
            fatalError("A segment is mapped at no address, which 'mmap' never answers.")
        }
        return start
    }

    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: byteCount)
    }

    /// Whoever finds the word also finds what was written before it, in another process too.
    func store(_ word: UInt64, at offset: Int) {
        (start + offset).assumingMemoryBound(to: Atomic<UInt64>.self).pointee
            .store(word, ordering: .releasing)
    }

    func erase(_ range: Range<Int>) {
        memset(start + range.lowerBound, 0, range.count)
    }

    /// Has the kernel bring in the pages now: the first touch of each takes 2 to 4 µs otherwise.
    ///
    /// Kernels before 5.14 refuse, and the pages come one by one.
    func populate() {
        #if !canImport(Darwin)
        _ = madvise(start, byteCount, Self.populateForWriting)
        #endif
    }

    #if !canImport(Darwin)
    /// Linux's `MADV_POPULATE_WRITE`, which older headers lack.
    private static let populateForWriting: Int32 = 23
    #endif
}
