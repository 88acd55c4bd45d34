public import FoundationEssentials

extension Date: MixpanelType {}
extension URL: MixpanelType {}

/// The text forms that Mixpanel has for values JSON has none for.
enum MixpanelText {
    /// A date as `2026-01-01T00:00:00.000Z`, or an address as text; nil for anything else.
    static func text(of value: Any) -> String? {
        switch value {
        case let date as Date:
            microseconds(of: date).map(utc)
        case let address as URL: address.absoluteString
        default: nil
        }
    }

    /// The date form of a time in microseconds since 1970, cut to milliseconds.
    static func utc(microseconds: Int) -> String {
        let (seconds, milliseconds) = floorDivide(floorDivide(microseconds, 1_000).quotient, 1_000)
        let date = Date(timeIntervalSince1970: Double(seconds))
        let fraction = String(milliseconds + 1_000).dropFirst()
        return "\(date.formatted(.iso8601).dropLast()).\(fraction)Z"
    }

    /// Nil for a date too far away to be counted in microseconds.
    private static func microseconds(of date: Date) -> Int? {
        Int(exactly: (date.timeIntervalSince1970 * 1_000).rounded()).flatMap { milliseconds in
            let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000)
            return overflow ? nil : product
        }
    }

    private static func floorDivide(
        _ dividend: Int,
        _ divisor: Int
    ) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
