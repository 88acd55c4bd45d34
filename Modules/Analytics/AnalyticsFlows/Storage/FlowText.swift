import HeraldCore

/// A flow as lines of text: one when it starts, one a step, one when it ends.
///
/// A line is only ever added, so a kill can cut the last one short and no other: without its line
/// end it doesn't count. Of several ends the first counts.
///
/// ```text
/// flow checkout_flow 1 0.5 1767225600000000 analytics=3,diagnostics=1
/// step card 1767225604000000
/// end failure 1767225609000000 tickets.purchase 2
/// ```
enum FlowText {
    static func text(of record: FlowRecord) -> String {
        let start =
            "flow \(record.event) \(record.version) \(record.sampleRate) "
            + "\(record.startTime.microseconds) \(text(of: record.epochs))\n"
        return record.steps.reduce(start) { $0 + line(of: $1) }
    }

    static func line(of begin: FlowRecord.StepBegin) -> String {
        "step \(begin.step) \(begin.time.microseconds)\n"
    }

    static func line(of ending: FlowRecord.Ending) -> String {
        let time = ending.time.map { "\($0.microseconds)" } ?? "-"
        let line = "end \(FlowOutcome(ending.end).rawValue) \(time)"
        guard case .failure(let error?) = ending.end, error.isIdentifier else { return line + "\n" }
        return "\(line) \(error.domain) \(error.code)\n"
    }

    /// The flow that the whole lines tell of, or `nil` when the first is none of ours.
    ///
    /// From a line on that is none of ours, the rest is left out.
    static func record(in text: String) -> FlowRecord? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard let first = lines.first, var record = start(first) else { return nil }
        for line in lines.dropFirst() {
            if let begin = step(line) {
                record.steps.append(begin)
            } else {
                record.ending = ending(line)
                break
            }
        }
        return record
    }

    private static func start(_ line: Substring) -> FlowRecord? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 6, words[0] == "flow", WideEventRules.isSnakeCase(String(words[1])),
            let version = Int(words[2]), let rate = Double(words[3]), (0...1).contains(rate),
            let time = time(words[4]), let epochs = epochs(words[5])
        else { return nil }
        return FlowRecord(
            event: String(words[1]),
            version: version,
            sampleRate: rate,
            startTime: time,
            epochs: epochs
        )
    }

    private static func text(of epochs: [String: Int]) -> String {
        epochs.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",")
    }

    private static func epochs(_ word: Substring) -> [String: Int]? {
        var epochs: [String: Int] = [:]
        for part in word.split(separator: ",") {
            let parts = part.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, let epoch = Int(parts[1]) else { return nil }
            epochs[String(parts[0])] = epoch
        }
        return epochs
    }

    private static func step(_ line: Substring) -> FlowRecord.StepBegin? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == "step", WideEventRules.isSnakeCase(String(words[1])),
            let time = time(words[2])
        else { return nil }
        return FlowRecord.StepBegin(step: String(words[1]), time: time)
    }

    private static func ending(_ line: Substring) -> FlowRecord.Ending? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3 || words.count == 5, words[0] == "end",
            let outcome = FlowOutcome(rawValue: String(words[1])),
            words[2] == "-" || time(words[2]) != nil
        else { return nil }
        var error: FlowError?
        if words.count == 5 {
            guard let code = Int(words[4]) else { return nil }
            error = FlowError(domain: String(words[3]), code: code)
        }
        return FlowRecord.Ending(end: end(outcome, error), time: time(words[2]))
    }

    private static func end(_ outcome: FlowOutcome, _ error: FlowError?) -> FlowEnd {
        switch outcome {
        case .success: .success
        case .failure: .failure(error)
        case .cancelled: .cancelled
        case .unknown: .unknown
        }
    }

    private static func time(_ word: Substring) -> Timestamp? {
        Int(word).map(Timestamp.init(microseconds:))
    }
}
