/// Lays calls and vendors out in columns, within the width of a line.
struct BriefTable {
    /// With the vendors' columns, 100 characters.
    private static let titleWidth = 24

    let style: Style

    /// A flow's name over the calls, and the vendors' over what they got.
    func heading(_ name: String) -> [String] {
        let vendors = VendorName.allCases.map { vendor in
            (vendor.rawValue, Style.Colour.bold, vendor.columnWidth)
        }
        return lines([(name, .bold, Self.titleWidth)] + vendors)
    }

    /// A call; what doesn't fit into its column goes on below.
    func lines(of row: BriefRow, without absent: Set<VendorName>) -> [String] {
        let cells = VendorName.allCases.map { vendor in
            let cell = row.cells[vendor] ?? (absent.contains(vendor) ? .off : .nothing)
            return (cell.text, cell.colour, vendor.columnWidth)
        }
        return lines([(row.label, .cyan, Self.titleWidth)] + cells)
    }

    private func lines(_ cells: [(text: String, colour: Style.Colour, width: Int)]) -> [String] {
        let folded = cells.enumerated().map { index, cell in
            cell.text.folded(to: index == cells.count - 1 ? cell.width : cell.width - 1)
        }
        return (0..<(folded.map(\.count).max() ?? 0)).map { number in
            let last = folded.lastIndex { number < $0.count } ?? 0
            return zip(cells, folded).prefix(last + 1).enumerated().map { index, column in
                let (cell, lines) = column
                let text = number < lines.count ? lines[number] : ""
                let gap = index == last ? 0 : cell.width - text.count
                let shown = text.isEmpty ? "" : style(cell.colour, text)
                return shown + String(repeating: " ", count: gap)
            }.joined()
        }
    }
}

extension String {
    /// Lines of at most `width` characters: broken at spaces, else behind underscores, else anywhere.
    fileprivate func folded(to width: Int) -> [String] {
        wrapped(to: width).flatMap { line in
            var lines: [String] = []
            var rest = line[...]
            while rest.count > width {
                let room = rest.prefix(width)
                let head = room.lastIndex(of: "_").map { room[...$0] } ?? room
                lines.append(String(head))
                rest = rest[head.endIndex...]
            }
            return lines + [String(rest)]
        }
    }
}
