public import HeraldCore

/// A vendor and what it is for.
public struct ConsentedProvider: Sendable {
    public let provider: HeraldProvider

    /// None for a local provider, such as a log: its data doesn't leave, and it needs no consent.
    public let purpose: Purpose?

    public init(_ provider: HeraldProvider, for purpose: Purpose?) {
        self.provider = provider
        self.purpose = purpose
    }
}
