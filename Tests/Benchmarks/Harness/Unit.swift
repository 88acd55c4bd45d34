/// What the two figures of a row count.
enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"

    /// A figure as the table shows it, in the largest unit that leaves four digits or fewer.
    func text(_ figure: Double) -> String {
        let (step, names) =
            switch self {
            case .nanoseconds: (1_000.0, ["ns", "us", "ms", "s"])
            case .bytes: (1_024.0, ["B", "KiB", "MiB", "GiB"])
            }
        var scaled = figure
        var index = 0
        while scaled >= 10_000, index < names.count - 1 {
            scaled /= step
            index += 1
        }
        return "\(scaled.text(places: scaled < 100 ? 1 : 0)) \(names[index])"
    }
}
