/// A number where the SDK has an `NSNumber`, so that `.init(value:)` and literals compile for both.
public struct RevenueNumber: Sendable, Equatable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    let value: Double

    public init(value: Double) {
        self.value = value
    }

    public init(floatLiteral value: Double) {
        self.value = value
    }

    public init(integerLiteral value: Int) {
        self.value = Double(value)
    }
}
