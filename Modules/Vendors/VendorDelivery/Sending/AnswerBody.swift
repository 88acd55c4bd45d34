#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
