import VendorDelivery

/// AppsFlyer's form of a time: `2026-01-01 00:00:00.000`, in UTC.
enum UTCText {
    private static let millisecondsPerDay = 86_400_000

    /// The form of a time in microseconds since 1970 UTC, cut to milliseconds.
    static func text(microseconds: Int) -> String {
        let milliseconds = floorDivide(microseconds, 1_000).quotient
        let (days, rest) = floorDivide(milliseconds, millisecondsPerDay)
        let (year, month, day) = date(ofDay: days)
        let seconds = rest / 1_000
        var text = TextBuffer(capacity: 23)
        append(year, digits: 4, before: "-", to: &text)
        append(month, digits: 2, before: "-", to: &text)
        append(day, digits: 2, before: " ", to: &text)
        append(seconds / 3_600, digits: 2, before: ":", to: &text)
        append(seconds / 60 % 60, digits: 2, before: ":", to: &text)
        append(seconds % 60, digits: 2, before: ".", to: &text)
        append(rest % 1_000, digits: 3, before: "", to: &text)
        return text.text
    }

    /// The Gregorian date of a day, counted from 1970.
    ///
    /// Years are taken to begin in March, so that the leap day is their last.
    private static func date(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = floorDivide(days + 719_468, 146_097)
        let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        return (year, month, day)
    }

    private static func append(
        _ number: Int,
        digits: Int,
        before separator: String,
        to text: inout TextBuffer
    ) {
        text.append(number.magnitude, digits: digits)
        text.append(separator)
    }

    private static func floorDivide(
        _ dividend: Int,
        _ divisor: Int
    ) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
