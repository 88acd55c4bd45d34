/// For people in a hurry: each flow's calls, one a line, and under which name vendors get them.
///
/// What an earlier flow showed is only named, unless a feature's rule decides.
final class BriefTranscript: Transcript {
    private let console: Console
    private let style: Style
    private let table: BriefTable

    /// The vendors that aren't there, in all flows and in the one that is played.
    private var absent: (always: Set<VendorName>, now: Set<VendorName>) = ([], [])
    private var isInFlow = false

    /// The calls of the flow that is played, and those of the flows before it.
    private var rows: [BriefRow] = []
    private var shown: [BriefRow] = []

    /// The flows in which something failed.
    private var failing: [Flow] = []

    init(console: Console, style: Style) {
        self.console = console
        self.style = style
        table = BriefTable(style: style)
    }

    func introduce(isDelivering: Bool) {
        for line in Self.introduction.wrapped(to: Columns.width) { console.line(line) }
        console.line()
        for line in Columns.lines(of: Self.words, indent: 2) { console.line(line) }
        console.line()
        console.line(style(.dim, Self.note(isDelivering: isDelivering)))
    }

    func show(_ configuration: AppConfiguration) {
        let presence = configuration.presence
        absent.now = Set(presence.filter { $0.absence != nil }.map(\.vendor))
        if isInFlow { return }
        absent.always = absent.now
        for line in configuration.presenceText.wrapped(to: Columns.width) {
            console.line(style(.dim, line))
        }
    }

    func begin(_ flow: Flow) {
        isInFlow = true
        absent.now = absent.always
        console.line()
        for line in table.heading(flow.name) { console.line(line) }
        for line in flow.summary.wrapped(to: Columns.width) { console.line(style(.dim, line)) }
    }

    func show(_ report: ActionReport, of flow: Flow) {
        for row in BriefRow.rows(of: report.calls) { row.counted(in: &rows) }
    }

    func end(_ summary: Summary, of flow: Flow) {
        showLabels(under: .held)
        for row in rows where head(over: row) == nil { show(row) }
        showLabels(under: .blocked)
        showLabels(under: .asAbove)
        shown += rows
        rows = []
        if summary.failures > 0 { failing.append(flow) }
    }

    func show(_ results: [DeliveryResult], of flow: Flow) {
        for result in results where result.isOfNote { console.line(result.line(in: style)) }
    }

    func end(_ summary: Summary, of flowCount: Int) {
        console.line()
        var lines = summary.lines(of: "\(flowCount) flows", in: style)
        let failures = failures(summary.failures)
        lines[0] += failures.head
        lines.insert(contentsOf: failures.lines.map { style(.dim, $0) }, at: 1)
        for line in lines { console.line(line) }
        console.line()
        for line in Columns.lines(of: Self.pointers) { console.line(line) }
    }

    /// Which flows had failures; of one flow, that it is about them, in its own words.
    private func failures(_ count: Int) -> (head: String, lines: [String]) {
        guard let flow = failing.first else { return ("", []) }
        let isOne = failing.count == 1
        let all = count == 1 ? "" : count == 2 ? "both " : "all "
        let head = isOne ? ", \(all)in \(flow.name), which shows that:" : " in these flows:"
        let text = isOne ? flow.summary : failing.map(\.name).joined(separator: ", ")
        return (head, text.wrapped(to: Columns.width - 4).map { "    " + $0 })
    }

    /// What a call is named under; none when it is shown with what each vendor made of it.
    private func head(over row: BriefRow) -> BriefCell? {
        let isToldAgain = row.isRuled || !row.failures.isEmpty
        let isAbove = !isToldAgain && shown.contains(where: row.isTold)
        return row.consentWord ?? (isAbove ? .asAbove : nil)
    }

    private func show(_ row: BriefRow) {
        for line in table.lines(of: row, without: absent.now) { console.line(line) }
        for (reason, vendors) in row.failures {
            let text = "\(vendors.joined(separator: ", ")): \(reason)"
            for (number, line) in text.wrapped(to: Columns.width - 6).enumerated() {
                console.line("    \(number == 0 ? "!" : " ") \(style(.red, line))")
            }
        }
    }

    private func showLabels(under head: BriefCell) {
        let labels = rows.filter { self.head(over: $0) == head }.map(\.label)
        let pieces = labels.dropLast().map { $0 + "," } + labels.suffix(1)
        for (number, line) in pieces.filled(to: Columns.width - head.text.count - 2).enumerated() {
            let start = (number == 0 ? "\(head.text):" : "").padded(to: head.text.count + 2)
            console.line("\(style(head.colour, start))\(line)")
        }
    }
}

extension BriefTranscript {
    private static let introduction = """
        Moove sells transit tickets, and each of its features owns its analytics. Here is what riders \
        do in short flows: each line is an analytics call, with the name that each vendor gets it under, or
        """

    /// What stands in place of the name that a vendor gets, or is none of the app.
    private static let words = [
        ("same", "the call's own name"),
        ("told", "no event, but the vendor's SDK was called"),
        ("$set", "a change of the person's profile"),
        ("abc123", "a token of the vendor's dashboard, where it takes no names"),
        ("kept", "nothing yet: it goes with what is sent later"),
        ("–", "nothing, since no factory answers for it; \"dropped\" where one says so"),
        ("held", "nothing before the person has decided; \"blocked\" after a denial"),
        ("off", "nothing, since the vendor has no keys"),
        ("as above", "as in an earlier flow; what a feature's own rules decide is shown again"),
    ]

    private static let topics = Help.topics.joined(separator: ", ")

    private static let pointers = [
        ("moove demo buy-ticket", "one flow in full: its actions, who decided, every parameter"),
        ("moove demo --whole", "all flows in full; with --json also the requests"),
        (
            "moove run - --deliver",
            "play what you type, and send it to the vendors that have keys, or with --vendor-url URL to "
                + "a server of yours; what isn't taken stays queued: moove inspect, moove send"
        ),
        ("moove demo --deliver", "the same with all flows, each in a directory of its own"),
        ("moove help TOPIC", "what else there is: \(topics)"),
    ]
}
