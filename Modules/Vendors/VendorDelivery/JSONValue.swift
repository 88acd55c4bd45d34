/// A value as JSON has it, with integers apart from other numbers.
///
/// Stand-ins turn what they are given into this at once, so what they keep is `Sendable`.
public enum JSONValue: Sendable, Hashable {
    case string(String)
    case integer(Int)
    /// An integer above `Int.max`.
    case unsigned(UInt)
    /// Written only when it is finite.
    case number(Double)
    case boolean(Bool)
    case array([JSONValue])
    case object(JSONMembers)

    /// Why a value has no form.
    public enum Unwritable: Error, Sendable, Equatable {
        /// JSON has none for a value of this type.
        case unsupportedType
        /// JSON has none for a number that is infinite or undefined.
        case notFinite
        /// The integer has more than 64 bits.
        case outOfRange
    }

    /// The form of a text, a number or a truth value, or why it has none.
    ///
    /// All standard integer types, `Double` and `Float` have one. A `Float` is taken as the decimal
    /// that Swift prints for it, so `Float(0.1)` is 0.1.
    public init(scalar value: Any) throws(Unwritable) {
        // A cast that fails costs ten times a comparison of types.
        let type = type(of: value)
        if type == String.self, let text = value as? String {
            self = .string(text)
        } else if type == Int.self, let integer = value as? Int {
            self = .integer(integer)
        } else if type == Double.self, let number = value as? Double {
            self = try Self.number(finite: number)
        } else if type == Bool.self, let truth = value as? Bool {
            self = .boolean(truth)
        } else {
            try self.init(rare: value)
        }
    }

    private init(rare value: Any) throws(Unwritable) {
        switch value {
        case let text as String: self = .string(text)
        case let integer as Int: self = .integer(integer)
        case let number as Double: self = try Self.number(finite: number)
        case let truth as Bool: self = .boolean(truth)
        case let number as Float:
            self = try Self.number(finite: Double(number.description) ?? .nan)
        case let integer as any BinaryInteger: self = try Self.integer(exactly: integer)
        default: throw .unsupportedType
        }
    }

    /// Whether there is no infinite or undefined number anywhere inside.
    public var isFinite: Bool {
        switch self {
        case .string, .integer, .unsigned, .boolean: true
        case .number(let number): number.isFinite
        case .array(let elements): elements.allSatisfy(\.isFinite)
        case .object(let members): members.all.allSatisfy(\.value.isFinite)
        }
    }

    /// The members, when it is an object.
    public var members: JSONMembers? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The Swift value that it stands for.
    public var swiftValue: any Sendable {
        switch self {
        case .string(let text): text
        case .integer(let integer): integer
        case .unsigned(let integer): integer
        case .number(let number): number
        case .boolean(let truth): truth
        case .array(let elements): elements.map(\.swiftValue)
        case .object(let members): members.swiftValues
        }
    }

    private static func number(finite number: Double) throws(Unwritable) -> JSONValue {
        guard number.isFinite else { throw .notFinite }
        return .number(number)
    }

    private static func integer(
        exactly integer: some BinaryInteger
    ) throws(Unwritable) -> JSONValue {
        if let signed = Int(exactly: integer) { return .integer(signed) }
        guard let unsigned = UInt(exactly: integer) else { throw .outOfRange }
        return .unsigned(unsigned)
    }
}
