import FoundationEssentials

/// Sentry's form of a time: `2026-01-01T00:00:00.123456Z`, as RFC 3339 has it in UTC.
enum SentryDates {
    /// The years that the form has four digits for, in microseconds since 1970 UTC.
    static let years = -62_135_596_800_000_000...253_402_300_799_999_999

    /// The form of a time in microseconds since 1970 UTC, which must be in those years.
    static func text(microseconds: Int) -> String {
        let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let seconds = remainder < 0 ? quotient - 1 : quotient
        let fraction = remainder < 0 ? remainder + 1_000_000 : remainder
        let date = Date(timeIntervalSince1970: Double(seconds))
        let digits = String(fraction + 1_000_000).dropFirst()
        return "\(date.formatted(.iso8601).dropLast()).\(digits)Z"
    }

    /// The time in microseconds since 1970 UTC, or nil for one outside of those years.
    static func microseconds(of date: Date) -> Int? {
        let microseconds = Int(exactly: (date.timeIntervalSince1970 * 1e6).rounded())
        return microseconds.flatMap { years.contains($0) ? $0 : nil }
    }
}
