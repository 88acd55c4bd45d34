/// A row as one JSON object on one line, with the same keys in the same order whatever came of it.
struct JSONLine: CustomStringConvertible {
    let row: Row

    var description: String {
        let benchmark = row.benchmark
        let measurement = try? row.result.get()
        let members = [
            ("id", text(benchmark.id)),
            ("work", text(benchmark.work)),
            ("floor_name", text(benchmark.floorName)),
            ("unit", text(benchmark.unit.rawValue)),
            ("ours", number(measurement?.ours)),
            ("floor", number(measurement?.floor)),
            ("ratio", number(measurement?.ratio.median)),
            ("ratio_lower_quartile", number(measurement?.ratio.lower)),
            ("ratio_upper_quartile", number(measurement?.ratio.upper)),
            ("target", number(benchmark.target)),
            ("allocations", number(measurement?.allocations)),
            ("floor_allocations", number(measurement?.floorAllocations)),
            ("allocation_target", number(benchmark.allocationTarget)),
            ("rounds", measurement.map { "\($0.rounds)" } ?? "null"),
            ("passed", row.hasPassed.map { "\($0)" } ?? "null"),
            ("problem", problem),
        ]
        return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    private var problem: String {
        guard case .failure(let error) = row.result else { return "null" }
        return text("\(error)")
    }

    private func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "null" }
        return "\(value)"
    }

    private func text(_ value: String) -> String {
        var escaped = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return "\"\(escaped)\""
    }
}
