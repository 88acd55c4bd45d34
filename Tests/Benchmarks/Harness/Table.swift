/// The rows as text, one line each, for people.
struct Table {
    private static let figureWidth = 9

    private let idWidth: Int
    private let workWidth: Int

    init(for benchmarks: [Benchmark]) {
        idWidth = benchmarks.map(\.id.count).max() ?? 0
        workWidth = benchmarks.map { Self.title(of: $0).count }.max() ?? 0
    }

    func entry(for benchmark: Benchmark) -> String {
        line([benchmark.id], []) + "  " + Self.title(of: benchmark)
    }

    var header: String {
        line(["id", "work, against the floor"], ["ours", "floor", "ratio", "target"])
            + "          allocations"
    }

    func text(of row: Row) -> String {
        let benchmark = row.benchmark
        let titles = [benchmark.id, Self.title(of: benchmark)]
        switch row.result {
        case .failure(let error):
            return line(titles, []) + "  FAIL  \(error)"
        case .success(let measurement):
            let figures = [
                benchmark.unit.text(measurement.ours),
                benchmark.unit.text(measurement.floor),
                measurement.ratio.median.text(places: 2),
                benchmark.target.map { "<= \($0.text(places: 2))" } ?? "-",
            ]
            let verdict = row.hasPassed.map { $0 ? "pass" : "FAIL" } ?? "-   "
            return line(titles, figures) + "  \(verdict)  " + allocations(measurement, benchmark)
        }
    }

    private static func title(of benchmark: Benchmark) -> String {
        "\(benchmark.work), against \(benchmark.floorName)"
    }

    private func line(_ titles: [String], _ figures: [String]) -> String {
        let left = zip(titles, [idWidth, workWidth]).map { title, width in
            title + String(repeating: " ", count: max(0, width - title.count))
        }
        let right = figures.map { figure in
            String(repeating: " ", count: max(0, Self.figureWidth - figure.count)) + figure
        }
        return (left + right).joined(separator: "  ")
    }

    private func allocations(_ measurement: Measurement, _ benchmark: Benchmark) -> String {
        guard let ours = measurement.allocations, let floor = measurement.floorAllocations
        else { return "n/a" }
        let limit = benchmark.allocationTarget.map { ", target <= \($0.text(places: 1))" } ?? ""
        return "\(ours.text(places: 1)) (floor \(floor.text(places: 1))\(limit))"
    }
}
