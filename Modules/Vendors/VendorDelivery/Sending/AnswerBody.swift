import FoundationEssentials

/// What a vendor wrote back, read as JSON; reading never fails, it only finds nothing.
public struct AnswerBody: Sendable {
    private let value: Value?

    /// - Parameter bytes: Of an answer, which may be anything.
    public init(_ bytes: [UInt8]) {
        value = try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }

    private init(_ value: Value?) {
        self.value = value
    }

    /// Whether it is JSON at all.
    public var isReadable: Bool { value != nil }

    public var text: String? {
        if case .text(let text) = value { text } else { nil }
    }

    public var integer: Int? {
        if case .integer(let integer) = value { integer } else { nil }
    }

    /// The elements of an array; none when it is something else.
    public var elements: [AnswerBody] {
        if case .array(let elements) = value { elements.map(AnswerBody.init) } else { [] }
    }

    /// The members of an object; none when it is something else.
    public var members: [String: AnswerBody] {
        if case .object(let members) = value { members.mapValues(AnswerBody.init) } else { [:] }
    }

    /// A member of an object.
    public subscript(name: String) -> AnswerBody {
        if case .object(let members) = value { AnswerBody(members[name]) } else { AnswerBody(nil) }
    }

    private enum Value: Sendable, Decodable {
        case object([String: Value])
        case array([Value])
        case text(String)
        case integer(Int)
        /// A truth value, a null, or a number that is no integer of 64 bits.
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let integer = try? container.decode(Int.self) {
                self = .integer(integer)
            } else if let elements = try? container.decode([Value].self) {
                self = .array(elements)
            } else if let members = try? container.decode([String: Value].self) {
                self = .object(members)
            } else {
                self = .other
            }
        }
    }
}

extension AnswerBody {
    /// A vendor's name of a field, as far as it looks like one, for a report.
    ///
    /// - Parameter text: What the vendor wrote, which could be anything.
    /// - Returns: It, or `a field` when it is long or has more than letters, digits and `._$[]`.
    public static func name(_ text: String) -> String {
        let isName =
            (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "$"), UInt8(ascii: "["), UInt8(ascii: "]"):
                    true
                default: false
                }
            }
        return isName ? text : "a field"
    }
}
