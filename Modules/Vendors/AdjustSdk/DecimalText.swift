/// A number without an exponent, which Adjust doesn't read.
enum DecimalText {
    /// The shortest decimal that reads back the same.
    static func text(_ number: Double) -> String {
        let shortest = number.description
        guard shortest.utf8.contains(UInt8(ascii: "e")) else { return shortest }
        let parts = shortest.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return shortest }
        let sign = shortest.hasPrefix("-") ? "-" : ""
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let whole = mantissa.first ?? ""
        let digits = whole + (mantissa.dropFirst().first ?? "")
        let point = whole.count + exponent
        if point <= 0 { return "\(sign)0.\(zeros(-point))\(digits)" }
        if point >= digits.count { return "\(sign)\(digits)\(zeros(point - digits.count)).0" }
        return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
    }

    private static func zeros(_ count: Int) -> String {
        String(repeating: "0", count: count)
    }
}
