import HeraldCore
import Testing

@testable import moove

@Suite struct BriefTranscriptTests {
    private struct Remark: Event {
        var name: String { "remark" }
    }

    @Test func `each flow has its name, and what to look for, in few lines`() {
        let lines = Run("demo").lines.map(String.init)
        for flow in Flow.all {
            let start = lines.firstIndex { $0.hasPrefix("\(flow.name) ") }
            #expect(start.map { lines[$0 + 1] } == flow.summary)
        }
        #expect(lines.count <= 200)
        #expect(Run("").output == Run("demo").output)
    }

    @Test func `failures are said to be meant, in the words of their flow`() throws {
        let lines = Run("demo").lines
        let sum = try #require(lines.firstIndex { $0.hasPrefix("\(Flow.all.count) flows: ") })
        #expect(
            lines[sum].hasSuffix(" 2 failures, both in contained-failure, which shows that:")
        )
        let flow = Flow.all.first { $0.name == "contained-failure" }
        #expect(lines[sum + 1] == "    \(flow?.summary ?? "")")
    }

    @Test func `each call is there, as often as a vendor had one of it`() throws {
        let told = Self.labels(in: Run("demo").lines.map(String.init))
        for flow in Flow.all {
            var counts: [String: [String: Int]] = [:]
            var call = ""
            for line in try Run("demo \(flow.name) --json").json() {
                if let operation = line["operation"]?.text {
                    let name = [line["name"]?.text].compactMap(\.self)
                    call = ((operation == "track" ? [] : [operation]) + name).joined(separator: " ")
                } else if let vendor = line["vendor"]?.text, line["outcome"] != nil {
                    counts[call, default: [:]][vendor, default: 0] += 1
                }
            }
            #expect(told[flow.name] == counts.mapValues { $0.values.max() ?? 0 }, "\(flow.name)")
        }
    }

    @Test func `what is the same in a later flow is named, with how often`() {
        let assembly = Assembly()
        let flows = (1...3).map { count in
            for _ in 1...count { assembly.herald.track(Remark()) }
            return assembly.takeReport()
        }
        #expect(
            Self.lines(of: flows) == [
                [
                    "remark                  same             same          –              –"
                        + "        –             –"
                ],
                ["as above: remark ×2"], ["as above: remark ×3"],
            ]
        )
    }

    @Test func `what a feature's rule decides is shown in each flow`() {
        let lines = Run("demo").lines.map(String.init)
        let purchases = lines.filter { $0.hasPrefix("ticket_purchased ") }
        #expect(purchases.count > 2)
        #expect(purchases.allSatisfy { $0.contains("purchase ") && $0.contains("af_purchase") })
        #expect(!lines.contains { $0.hasPrefix("as above:") && $0.contains("ticket_purchased") })
    }

    @Test func `a failure is shown with its reason, each time`() {
        let assembly = Assembly(.factory, in: ["firebase"])
        let flows = (1...2).map { _ in
            assembly.herald.track(Remark())
            return assembly.takeReport()
        }
        for lines in Self.lines(of: flows) {
            #expect(lines.first?.hasPrefix("remark                  failed           same") == true)
            #expect(lines.dropFirst().first?.hasPrefix("    ! firebase: ") == true)
            #expect(lines.dropFirst().contains { $0.contains("TalkativeError") })
        }
    }

    /// What is printed of flows below their headings, for the calls of each.
    private static func lines(of flows: [ActionReport]) -> [[String]] {
        let printed = Printed()
        let transcript = BriefTranscript(console: printed.console(), style: Style(isOn: false))
        for report in flows {
            let flow = Flow("flow", "# Summary.")
            transcript.begin(flow)
            transcript.show(report, of: flow)
            transcript.end(Summary(), of: flow)
        }
        return printed.output.split(separator: "\n\n").map { section in
            section.split(separator: "\n").dropFirst(2).map(String.init)
        }
    }

    /// By flow, the calls that are named, and how often each is.
    private static func labels(in lines: [String]) -> [String: [String: Int]] {
        var all: [String: [String: Int]] = [:]
        for section in lines.split(separator: "").map(Array.init) {
            guard let flow = Flow.all.first(where: { section[0].hasPrefix("\($0.name) ") }) else {
                continue
            }
            for label in labels(inRows: section.dropFirst(2)) {
                let parts = label.split(separator: " ×")
                let count = parts.dropFirst().first.flatMap { Int($0) } ?? 1
                all[flow.name, default: [:]][String(parts[0]), default: 0] += count
            }
        }
        return all
    }

    /// The labels of a flow's lines: one a row, or many behind the word of a list.
    private static func labels(inRows lines: ArraySlice<String>) -> [String] {
        var rows: [String] = []
        var list = ""
        var isInList = false
        for line in lines where !line.hasPrefix("    ! ") {
            if let start = line.firstMatch(of: /^(held|blocked|as above):\s/) {
                list += ", \(line[start.range.upperBound...])"
                isInList = true
            } else if isInList, line.hasPrefix(" ") {
                list += " \(line.trimmingPrefix(while: \.isWhitespace))"
            } else {
                isInList = false
                let label = line.prefix(24).split(separator: " ").joined(separator: " ")
                if label.hasPrefix("×") {
                    rows.append("\(rows.removeLast()) \(label)")
                } else if !label.isEmpty, !line.hasPrefix(" ") {
                    rows.append(label)
                }
            }
        }
        return rows + list.split(separator: ", ").map(String.init)
    }
}
