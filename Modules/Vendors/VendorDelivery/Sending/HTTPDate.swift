/// A moment in the one form that HTTP allows to be written: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// RFC 9110, 5.6.7. The two older forms there, which servers no longer send, are not read.
struct HTTPDate: Equatable {
    /// Since 1970 UTC.
    let seconds: Int

    init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 6, words[0].utf8.count == 4, words[0].last == ",", words[5] == "GMT",
            let day = Self.number(words[1], in: 1...31),
            let month = Self.months.firstIndex(of: words[2]),
            let year = Self.number(words[3], in: 1970...9999),
            let second = Self.secondOfDay(words[4])
        else { return nil }
        seconds = Self.days(year: year, month: month + 1, day: day) * 86_400 + second
    }

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.count == (range.upperBound > 99 ? 4 : 2),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(text), range.contains(number)
        else { return nil }
        return number
    }

    /// A minute may have a 61st second.
    private static func secondOfDay(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let hour = number(parts[0], in: 0...23),
            let minute = number(parts[1], in: 0...59), let second = number(parts[2], in: 0...60)
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }

    /// The days since 1970-01-01, counted in years that begin in March and so end with a leap day.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let years = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 719_468
    }
}
