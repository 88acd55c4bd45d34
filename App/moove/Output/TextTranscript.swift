import HeraldCore
import VendorDelivery

/// For people: each action, its calls, and vendor by vendor who answered and what is sent.
struct TextTranscript: Transcript {
    private static let width = Columns.width
    private static let margin = 15

    let console: Console
    let style: Style
    let isQuiet: Bool

    func introduce(isDelivering: Bool) {
        if isQuiet { return }
        console.line("Each action of a rider, the analytics calls it led to, and for each vendor:")
        console.line("what became of the call, which factory decided that, and what is sent (→).")
        console.line(style(.dim, Self.note(isDelivering: isDelivering)))
    }

    func show(_ configuration: AppConfiguration) {
        if isQuiet { return }
        for line in configuration.presenceText.wrapped(to: Self.width) {
            console.line(style(.dim, line))
        }
        console.line()
    }

    func begin(_ flow: Flow) {
        if isQuiet { return }
        console.line(style(.bold, flow.name))
        for line in flow.summary.wrapped(to: Self.width) {
            console.line(style(.dim, line))
        }
        console.line()
    }

    func show(_ report: ActionReport, of flow: Flow) {
        if isQuiet { return }
        let number = report.line == 0 ? "" : "\(report.line)"
        console.line("\(number.padded(to: 3)) \(style(.cyan, report.action))")
        for line in (report.gist ?? "").wrapped(to: Self.width - 4) {
            console.line("    \(style(.yellow, line))")
        }
        for detail in report.details {
            let parts = detail.split(separator: ", ")
            let pieces = parts.dropLast().map { "\($0)," } + parts.suffix(1).map(String.init)
            for (number, line) in pieces.filled(to: Self.width - 8).enumerated() {
                console.line("\(number == 0 ? "      " : "        ")\(style(.yellow, line))")
            }
        }
        for call in report.calls {
            show(call)
        }
        console.line()
    }

    func show(_ results: [DeliveryResult], of flow: Flow) {
        for result in results where result.isOfNote {
            console.line("  \(result.line(in: style))")
        }
        if !isQuiet { console.line() }
    }

    func end(_ summary: Summary, of flow: Flow) {
        show(summary, of: flow.name)
        if !isQuiet { console.line() }
    }

    func end(_ summary: Summary, of flowCount: Int) {
        show(summary, of: "\(flowCount) flows")
    }

    private func show(_ summary: Summary, of name: String) {
        for line in summary.lines(of: name, in: style) { console.line(line) }
    }

    private func show(_ call: CallReport) {
        let title = style(.bold, call.operation.title)
        if call.isPlain {
            console.line("    \(title)  \(call.routes.map(\.vendor).joined(separator: ", "))")
            return
        }
        console.line("    \(title)")
        for route in call.routes where !route.isDeclined {
            show(route)
        }
        let others = call.routes.filter(\.isDeclined).map(\.vendor)
        if !others.isEmpty {
            console.line(style(.dim, "      nothing for \(others.joined(separator: ", "))"))
        }
    }

    private func show(_ route: VendorRoute) {
        let outcome = route.report.outcome
        let word = style(outcome.colour, outcome.rawValue.padded(to: 8))
        let factory = route.report.factory?.description ?? route.explanation
        console.line("      \(route.vendor.padded(to: 9)) \(word) \(factory)")
        for failure in route.report.failures {
            show("!", "\(failure.error)", in: .red)
        }
        if route.isKept { show("→ kept", "goes with later events") }
        for record in route.records {
            show(record, without: route.hiddenParameters)
        }
    }

    private func show(_ record: VendorRecord, without hidden: Set<String>) {
        let shown = record.parameters.all.filter { !hidden.contains($0.key) }
        let parameters = shown.map { "\($0.key): \($0.value.shown)" }
        let names = record.name.split(separator: "\n").map(String.init)
        for name in names.dropLast() {
            console.line(indent + "→ " + name)
        }
        show("→ \(names.last ?? "")", parameters.joined(separator: ", "))
    }

    /// Prints a head and a text below a vendor's line, over several lines if need be.
    private func show(_ head: String, _ text: String, in colour: Style.Colour? = nil) {
        let room = Self.width - indent.count - 4
        let text = text.split(separator: " ").joined(separator: " ")
        let first = text.wrapped(to: room - head.count).first ?? ""
        let rest = text.dropFirst(first.count).drop { $0 == " " }
        let gap = first.isEmpty ? "" : "  "
        console.line("\(indent)\(head)\(gap)\(colour.map { style($0, first) } ?? first)")
        for line in String(rest).wrapped(to: room) {
            console.line("\(indent)    \(colour.map { style($0, line) } ?? line)")
        }
    }

    private var indent: String { String(repeating: " ", count: Self.margin + 1) }
}
