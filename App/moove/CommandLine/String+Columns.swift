extension String {
    /// The noun with its number: `1 request`, `2 requests`.
    func counted(_ count: Int) -> String {
        "\(count) \(self)\(count == 1 ? "" : "s")"
    }

    /// With spaces behind it, at least `width` characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// Lines of at most `width` characters, broken at spaces where there are any.
    func wrapped(to width: Int) -> [String] {
        split(separator: " ").map(String.init).filled(to: width)
    }
}

extension [String] {
    /// Lines of at most `width` characters where that can be, broken between the pieces alone.
    func filled(to width: Int) -> [String] {
        reduce(into: []) { lines, piece in
            if let line = lines.last, line.count + 1 + piece.count <= width {
                lines[lines.count - 1] += " " + piece
            } else {
                lines.append(piece)
            }
        }
    }
}
