/// UTF-8 text that is written from front to back.
///
/// It has one writer, so adding to it is a check for room and a copy. An array asks with each piece
/// whether somebody else has it too, which costs more than most pieces of a record.
public struct TextBuffer: ~Copyable {
    private static let leastCapacity = 64

    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    public private(set) var count = 0

    public init(capacity: Int = 0) {
        self.capacity = max(capacity, Self.leastCapacity)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
    }

    public var text: String {
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    public var last: UInt8? {
        count == 0 ? nil : start[count - 1]
    }

    public mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).initialize(from: source, count: bytes.count)
        count += bytes.count
    }

    public mutating func append(_ text: String) {
        withUTF8(of: text) { $0.append($1) }
    }

    /// Adds what `write` writes, which says how many bytes those are, to a place with room for some.
    mutating func append(atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(room)
        count += write(start + count)
    }

    /// Hands a text's bytes over; the detour is for a text that has none in one piece.
    @inline(__always)
    mutating func withUTF8(
        of text: String,
        _ body: (inout TextBuffer, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { body(&self, $0) }
        guard isDone == nil else { return }
        var copy = text
        copy.withUTF8 { body(&self, $0) }
    }

    /// Adds a number in decimal digits, and zeros before it where it has fewer than wanted.
    public mutating func append(_ number: UInt, digits least: Int = 1) {
        let most = max(least, Self.mostDigits)
        reserve(most)
        let end = start + count + most
        var first = end
        var rest = number
        while rest > 0 || end - first < least {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            first -= 1
            first.initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            rest = quotient
        }
        (start + count).update(from: first, count: end - first)
        count += end - first
    }

    public mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(number.magnitude)
    }

    /// Those of the largest number.
    private static let mostDigits = 20

    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}

@available(*, unavailable) extension TextBuffer: Sendable {}
