import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A few 64-bit words in a file, shared by every process that maps it.
///
/// A word is read without a system call, and a change is seen by all mappings at once. What a
/// process wrote stays when it dies, however it dies. The kernel writes the file to disk when it
/// sees fit, so a power cut can take the last changes back.
///
/// A file that is shortened while it is mapped ends the process that touches it (SIGBUS); one that
/// is removed or replaced stays mapped, so its processes no longer hear from later ones, unless they
/// ask whether it is in place. To erase what a file holds, write its words.
public final class MappedWords: Sendable {
    /// How many words there are.
    public let count: Int

    /// Where the file is mapped, as a number, since a pointer can't be sent between threads.
    ///
    /// `withWord` alone makes a pointer of it, and only to `Atomic` words. The first word, the
    /// format, is never touched there. So no memory is seen as two types, and every access is
    /// atomic, in this process and in others.
    private let base: UInt
    private let file: MappedFile

    init(count: Int, base: UInt, of file: MappedFile) {
        self.count = count
        self.base = base
        self.file = file
    }

    deinit {
        _ = munmap(UnsafeMutableRawPointer(bitPattern: base), WordsFormat.byteCount(words: count))
    }

    /// Whether the path still stands for this file; costs a system call.
    public var isInPlace: Bool { file.isInPlace }

    /// Renames the file to `<name>.damaged-<number>`, so that it is kept and its place is free.
    ///
    /// It stays mapped here and wherever else it is.
    ///
    /// - Returns: its new path, or `nil` when it isn't in place any more.
    public func setAside() throws(StorageError) -> String? {
        try file.setAside()
    }

    /// The word, and whatever was written before it by the one who wrote it.
    public func load(_ index: Int) -> UInt64 {
        withWord(index) { word in word.load(ordering: .acquiring) }
    }

    /// Writes the desired word if the expected one is there.
    ///
    /// - Returns: whether it was written, and the word that was there before.
    @discardableResult
    public func compareExchange(
        _ index: Int,
        expected: UInt64,
        desired: UInt64
    ) -> (exchanged: Bool, original: UInt64) {
        withWord(index) { word in
            word.compareExchange(
                expected: expected,
                desired: desired,
                ordering: .acquiringAndReleasing
            )
        }
    }

    /// Replaces the word by what the closure makes of it, and loses no change of anyone else.
    ///
    /// The closure is called again when someone else was faster, so it must have no effect.
    ///
    /// - Returns: the word before and after.
    @discardableResult
    public func update(
        _ index: Int,
        _ transform: (UInt64) -> UInt64
    ) -> (oldValue: UInt64, newValue: UInt64) {
        var old = load(index)
        while true {
            let new = transform(old)
            let (exchanged, original) = compareExchange(index, expected: old, desired: new)
            if exchanged { return (old, new) }
            old = original
        }
    }

    /// Keeps the mapping for as long as the closure runs, even if the caller needs it no longer.
    private func withWord<Result>(
        _ index: Int,
        _ body: (borrowing Atomic<UInt64>) -> Result
    ) -> Result {
        guard index >= 0, index < count else {
            fatalError(
                "There is no word \(index): the file has \(count), numbered from 0. "
                    + "To fix, create it with a larger count, or pass a smaller index."
            )
        }
        return withExtendedLifetime(self) {
            let address = base + UInt(WordsFormat.byteCount(words: index))
            guard let word = UnsafePointer<Atomic<UInt64>>(bitPattern: address) else {
                fatalError("The file is mapped at no address, which 'mmap' never answers.")
            }
            return body(word.pointee)
        }
    }
}
