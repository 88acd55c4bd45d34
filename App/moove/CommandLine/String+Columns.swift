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
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
