/// Finds what somebody meant to type.
enum Suggestion {
    /// The nearest of the names, when it is near enough to be meant.
    static func nearest(to word: String, in names: [String]) -> String? {
        let candidates = names.map { ($0, distance(word.lowercased(), $0.lowercased())) }
        guard let (name, distance) = candidates.min(by: { $0.1 < $1.1 }) else { return nil }
        return distance <= max(1, min(word.count, name.count) / 3) ? name : nil
    }

    /// ` Did you mean 'demo'?`, or nothing.
    static func question(for word: String, in names: [String]) -> String {
        nearest(to: word, in: names).map { " Did you mean '\($0)'?" } ?? ""
    }

    /// How many letters must be added, removed or changed to make one of the other.
    private static func distance(_ left: String, _ right: String) -> Int {
        var row = Array(0...right.count)
        for (rowIndex, leftLetter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = rowIndex + 1
            for (column, rightLetter) in right.enumerated() {
                let change = diagonal + (leftLetter == rightLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
