extension Double {
    /// The number with exactly so many digits behind the point.
    func text(places: Int) -> String {
        guard isFinite, magnitude < 1e15 else { return "\(self)" }
        var factor = 1
        for _ in 0..<places {
            factor *= 10
        }
        let whole = Int((magnitude * Double(factor)).rounded())
        let sign = self < 0 && whole > 0 ? "-" : ""
        guard places > 0 else { return "\(sign)\(whole)" }
        let fraction = String(whole % factor)
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(sign)\(whole / factor).\(zeros)\(fraction)"
    }
}
