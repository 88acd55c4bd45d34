/// The members of a JSON object, in the order of their keys.
///
/// An object of a record has few members, and for those a sorted array is several times as fast as
/// a dictionary that is sorted when it is written.
public struct JSONMembers: Sendable, Hashable {
    public struct Member: Sendable, Hashable {
        public let key: String
        public let value: JSONValue
    }

    /// How many there is room for from the first one on.
    private static let usualCount = 4

    public private(set) var all: [Member] = []

    public init() {}

    public var isEmpty: Bool { all.isEmpty }

    public mutating func reserveCapacity(_ count: Int) {
        all.reserveCapacity(count)
    }

    /// The value of a key; setting it to nil removes the member.
    public subscript(key: String) -> JSONValue? {
        get {
            all.first { $0.key == key }?.value
        }
        set {
            let place = place(of: key)
            if place.isTaken { all.remove(at: place.index) }
            guard let newValue else { return }
            insert(Member(key: key, value: newValue), at: place.index)
        }
    }

    private mutating func insert(_ member: consuming Member, at place: Int) {
        if all.isEmpty { all.reserveCapacity(Self.usualCount) }
        // An array's `insert` takes several times as long at the end.
        place == all.endIndex ? all.append(member) : all.insert(member, at: place)
    }

    /// These members and those of `base` that have other keys.
    public func merged(over base: JSONMembers) -> JSONMembers {
        guard !base.isEmpty else { return self }
        guard !isEmpty else { return base }
        var merged = base
        for member in all { merged[member.key] = member.value }
        return merged
    }

    /// The Swift values that they stand for.
    public var swiftValues: [String: any Sendable] {
        Dictionary(all.map { ($0.key, $0.value.swiftValue) }) { _, last in last }
    }

    /// Where a key is, or belongs; sought from the end, where sorted input belongs.
    private func place(of key: String) -> (index: Int, isTaken: Bool) {
        var index = all.endIndex
        while index > 0, key < all[index - 1].key { index -= 1 }
        let isTaken = index > 0 && all[index - 1].key == key
        return (isTaken ? index - 1 : index, isTaken)
    }
}

extension JSONMembers: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        for (key, value) in members { self[key] = value }
    }
}
