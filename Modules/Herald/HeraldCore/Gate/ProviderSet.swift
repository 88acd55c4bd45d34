/// Some of a Herald's providers, by their positions in the order they are registered in.
public struct ProviderSet: Sendable, Hashable {
    /// How many providers a Herald with a gate can have.
    public static let limit = 64

    private var bits: UInt64 = 0

    public init() {}

    /// The providers at the positions given.
    public init(_ positions: some Sequence<Int>) {
        for position in positions { insert(position) }
    }

    public var isEmpty: Bool { bits == 0 }

    public func contains(_ position: Int) -> Bool {
        bits & (1 << UInt64(position)) != 0
    }

    public mutating func insert(_ position: Int) {
        bits |= 1 << UInt64(position)
    }

    public func union(_ others: ProviderSet) -> ProviderSet {
        var all = self
        all.bits |= others.bits
        return all
    }

    public func subtracting(_ others: ProviderSet) -> ProviderSet {
        var rest = self
        rest.bits &= ~others.bits
        return rest
    }

    public func intersection(_ others: ProviderSet) -> ProviderSet {
        var common = self
        common.bits &= others.bits
        return common
    }
}
