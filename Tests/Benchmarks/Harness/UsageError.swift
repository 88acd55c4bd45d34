/// A command line that can't be read, with the way out.
struct UsageError: Error, CustomStringConvertible {
    static let exitCode: Int32 = 64

    let description: String

    init(_ problem: String) {
        description = "\(problem) See 'benchmarks --help'."
    }

    /// Names the known name that is nearest to what was written, if they have a letter in common.
    init(_ problem: String, near name: String, among known: [String]) {
        let nearest = known.min { Self.distance($0, name) < Self.distance($1, name) }
        if let nearest, Self.distance(nearest, name) < name.count {
            self.init("\(problem) Did you mean '\(nearest)'?")
        } else {
            self.init(problem)
        }
    }

    /// How many letters must be added, removed or changed to make one name of the other.
    private static func distance(_ first: String, _ second: String) -> Int {
        var previous = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                let changed = previous[column] + (letter == other ? 0 : 1)
                current.append(min(changed, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[second.count]
    }
}
