import Foundation

/// A JSON value, as Foundation reads it, which knows nothing of the writer.
enum JSON: Decodable, Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([String: JSON])

    init(text: String) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .boolean(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let elements = try? container.decode([JSON].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    subscript(key: String) -> JSON? { members[key] }

    /// The members of an object; of others none.
    var members: [String: JSON] {
        if case .object(let members) = self { members } else { [:] }
    }

    /// The elements of an array; of others none.
    var elements: [JSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var integer: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    init(stringLiteral text: String) { self = .text(text) }
}

extension JSON: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    init(integerLiteral number: Int) { self = .number(Double(number)) }
    init(floatLiteral number: Double) { self = .number(number) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral elements: JSON...) { self = .array(elements) }

    init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(Dictionary(members) { first, _ in first })
    }
}

extension [JSON] {
    /// The actions of a transcript, in order.
    var actions: [String] {
        filter { $0["type"] == "action" }.compactMap { $0["action"]?.text }
    }
}
