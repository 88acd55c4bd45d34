/// JSON, written from front to back.
///
/// Commas are put in by themselves. Whether objects and arrays are closed is up to the caller.
/// Integers are written digit for digit and numbers as the shortest text that reads back the same,
/// in no locale. Members that come from a dictionary are written in the order of their keys.
///
/// A number that is infinite or undefined is never written: the methods that may meet one return
/// false and have then written nothing at all.
public struct JSONText: ~Copyable {
    private var bytes: TextBuffer

    public init(capacity: Int = 0) {
        bytes = TextBuffer(capacity: capacity)
    }

    public var text: String { bytes.text }

    public mutating func beginObject() { open(UInt8(ascii: "{")) }
    public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }
    public mutating func beginArray() { open(UInt8(ascii: "[")) }
    public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

    /// Begins a member, whose value comes next.
    ///
    /// A number that may not be finite needs `member`, or the key could be left alone.
    public mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
    }

    public mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.appendEscaped(text)
        bytes.append(UInt8(ascii: "\""))
    }

    public mutating func integer(_ value: Int) {
        separate()
        bytes.append(value)
    }

    public mutating func integer(_ value: UInt) {
        separate()
        bytes.append(value)
    }

    public mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }
    public mutating func null() { raw("null") }

    public mutating func member(_ key: String, _ text: String) {
        self.key(key)
        string(text)
    }

    public mutating func member(_ key: String, _ value: Int) {
        self.key(key)
        integer(value)
    }

    /// - Returns: False when the number isn't finite.
    public mutating func number(_ value: Double) -> Bool {
        guard value.isFinite else { return false }
        raw(value.description)
        return true
    }

    /// Adds a text that is JSON already.
    public mutating func raw(_ json: String) {
        separate()
        bytes.append(json)
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
    }

    /// Puts a comma between what is there and what comes; the last byte says whether one belongs.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }
}

@available(*, unavailable) extension JSONText: Sendable {}
