import Foundation
import Sentry
import Testing
import VendorDelivery
import VendorTesting

@Suite struct SentryRulesTests {
    let program = Program()

    @Test func `each rule has a name of its own, a limit and a source`() {
        let names = SentryLimits.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count == 18)
        #expect(SentryLimits.leftOut.isSubset(of: SentryLimits.all))
        #expect(SentryLimits.all.allSatisfy { $0.vendor == "sentry" })
        #expect(SentryLimits.all.allSatisfy { !$0.limit.isEmpty && !$0.source.isEmpty })
    }

    /// What a case changes of an event that Sentry takes.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (Event) -> Void

        init(_ name: String, _ change: @escaping @Sendable (Event) -> Void) {
            testDescription = name
            self.change = change
        }
    }

    @Test(arguments: [
        Case("a tag of 199 characters") { $0.tags = ["t": String(repeating: "x", count: 199)] },
        Case("a tag of 199 emoji") { $0.tags = ["t": String(repeating: "😀", count: 199)] },
        Case("100 breadcrumbs") { $0.breadcrumbs = (1...100).map { Breadcrumb("\($0)") } },
        Case("cocoa") { $0.platform = "cocoa" },
        Case("native") { $0.platform = "native" },
        Case("debug") { $0.level = .debug },
        Case("warning") { $0.level = .warning },
        Case("a message alone") { $0.exceptions = nil },
        Case("an exception alone") { $0.message = nil },
        Case("an exception without a value") {
            $0.exceptions = [Exception(value: "", type: "T")]
        },
        Case("the first moment of the year 1") {
            $0.timestamp = Date(timeIntervalSince1970: -62_135_596_800)
        },
        Case("the last second of the year 9999") {
            $0.timestamp = Date(timeIntervalSince1970: 253_402_300_799)
        },
        Case("a breadcrumb of each type") { event in
            event.breadcrumbs = [
                "default", "debug", "error", "navigation", "http", "info", "query", "transaction",
                "ui", "user",
            ].map { type in
                let crumb = Breadcrumb("b")
                crumb.type = type
                return crumb
            }
        },
    ])
    func `an event at a limit goes`(limit: Case) {
        let event = Self.event()
        limit.change(event)
        program.call { $0.capture(event: event) }
        #expect(program.sink.records.count == 1)
        #expect(program.problems.all == [])
    }

    @Test(arguments: [
        (
            Case("a tag of 200 characters") {
                $0.tags = ["t": String(repeating: "x", count: 200)]
            }, "t: sentry.tag_length"
        ),
        (
            Case("101 breadcrumbs") { $0.breadcrumbs = (1...101).map { Breadcrumb("\($0)") } },
            "breadcrumbs: sentry.breadcrumb_count"
        ),
        (Case("another platform") { $0.platform = "swift" }, "platform: sentry.platform"),
        (Case("no level") { $0.level = .none }, "level: sentry.level"),
        (
            Case("neither message nor exception") {
                $0.message = SentryMessage(formatted: "")
                $0.exceptions = []
            }, "whole: sentry.event_empty"
        ),
        (
            Case("an exception without a type") {
                $0.exceptions?.append(Exception(value: "", type: ""))
            }, "exceptions: sentry.exception"
        ),
        (
            Case("a mechanism without a type") {
                $0.exceptions?.first?.mechanism = Mechanism(type: "")
            }, "mechanism: sentry.mechanism"
        ),
        (
            Case("the year 0") { $0.timestamp = Date(timeIntervalSince1970: -62_135_596_801) },
            "timestamp: sentry.timestamp"
        ),
        (
            Case("the year 10000") { $0.timestamp = Date(timeIntervalSince1970: 253_402_300_800) },
            "timestamp: sentry.timestamp"
        ),
        (
            Case("no moment") { $0.timestamp = Date(timeIntervalSince1970: .infinity) },
            "timestamp: sentry.timestamp"
        ),
        (
            Case("a breadcrumb without a level") {
                $0.breadcrumbs = [Breadcrumb(level: .none, category: "c")]
            }, "level: sentry.breadcrumb_kind"
        ),
    ])
    func `an event beyond a limit is refused whole, and the rule named`(
        limit: Case,
        problem: String
    ) {
        let event = Self.event()
        limit.change(event)
        var id = SentryId.empty
        program.call { id = $0.capture(event: event) }
        #expect(id == .empty)
        #expect(program.sink.records == [])
        #expect(program.brokenRules == [problem])
        #expect(program.problems.all.map(\.isRecordRefused) == [true])
        #expect(program.problems.all.allSatisfy { SentryLimits.all.contains($0.rule) })
        #expect(program.problems.all.allSatisfy { !SentryLimits.leftOut.contains($0.rule) })
    }

    @Test func `an event has at most 1 MiB`() {
        func size(letters: Int) -> Int? {
            program.call { $0.capture(message: String(repeating: "x", count: letters)) }
            return program.takeBodies().first?.utf8.count
        }
        let exact = 1_048_576 - (size(letters: 1) ?? 0) + 1
        #expect(size(letters: exact) == 1_048_576)
        #expect(program.problems.all == [])
        #expect(size(letters: exact + 1) == nil)
        #expect(program.brokenRules == ["whole: sentry.item_size"])
    }

    private static func event() -> Event {
        let event = Event("e")
        event.exceptions = [Exception(value: "v", type: "T")]
        return event
    }
}
