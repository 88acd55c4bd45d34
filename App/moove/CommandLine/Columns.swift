/// Names and what they are, side by side, in lines of at most 100 characters.
enum Columns {
    /// How long a line for people may be, in characters.
    static let width = 100

    static func lines(of rows: [(name: String, text: String)], indent: Int = 0) -> [String] {
        let width = rows.map(\.name.count).max() ?? 0
        let margin = String(repeating: " ", count: indent)
        return rows.flatMap { name, text in
            let lines = text.wrapped(to: Self.width - indent - width - 2)
            return zip(lines.indices, lines).map { index, line in
                let name = index == 0 ? name : ""
                return "\(margin)\(name.padded(to: width))  \(line)"
            }
        }
    }
}
