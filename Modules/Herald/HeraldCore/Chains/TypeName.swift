/// The name of a type as its reader wrote it, and the module it was written in.
///
/// Made of the type alone and worked out when it is read, so keeping one costs nothing.
public struct TypeName: Sendable, Hashable, CustomStringConvertible {
    private let type: any Any.Type

    public init(_ type: Any.Type) {
        self.type = type
    }

    /// The name of a value's dynamic type.
    init(of value: Any) {
        type = Swift.type(of: value)
    }

    public static func == (left: TypeName, right: TypeName) -> Bool {
        left.type == right.type
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
    }

    /// Without the module, but with the types it is declared in: `Trip.Ended`.
    public var description: String {
        if let aliased = type as? any AliasedType.Type { return aliased.aliasName }
        return Self.parts(of: type).dropFirst().joined(separator: ".")
    }

    /// `HeraldFirebase`.
    public var module: String {
        if let aliased = type as? any AliasedType.Type {
            return TypeName(aliased.vendorType).module
        }
        return Self.parts(of: type).first ?? ""
    }

    /// The parts of a qualified name, without what the compiler adds for types that are not visible.
    private static func parts(of type: Any.Type) -> [String] {
        let name = _typeName(type, qualified: true).replacing("any ")
        let generic = name.firstIndex(of: "<") ?? name.endIndex
        var parts = name[..<generic].split(separator: ".").map(String.init)
        if let hidden = parts.lastIndex(where: { $0.hasPrefix("(") }) {
            parts.removeSubrange(1...hidden)
        }
        if let last = parts.popLast() { parts.append(last + name[generic...]) }
        return parts
    }
}

extension String {
    fileprivate func replacing(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
