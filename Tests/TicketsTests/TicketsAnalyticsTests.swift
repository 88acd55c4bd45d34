import AnalyticsDiagnostics
import Foundation
import HeraldCore
import Shared
import Testing

@testable import Tickets

@Suite struct TicketsAnalyticsTests {
    @Test func `the examples cover every event that the module declares`() throws {
        let examples = Set(Self.ownExamples.map { String(describing: type(of: $0 as Any)) })
        #expect(try Self.declared(as: ["Event", "ScreenViewEvent"]) == examples)
    }

    @Test func `the examples cover every screen, action and error kind`() {
        let coverage = DiagnosticCoverage(of: TicketsAnalytics.examples)
        #expect(coverage.missing(TicketsScreen.self) == [])
        #expect(coverage.missing(TicketsAction.self) == [])
        #expect(coverage.missing(TicketsErrorKind.self) == [])
    }

    @Test func `the examples cover every error of the ticket office but the cancellation`() {
        let errors = TicketsAnalytics.examples.compactMap { ($0 as? AppErrorOccurred)?.error.code }
        #expect(errors == [TicketOfficeError.unreachable, .answerLost].map { ErrorCode(of: $0) })
    }

    @Test func `the examples cover every property that the module declares`() throws {
        let examples = TicketsAnalytics.exampleProperties.map {
            String(describing: type(of: $0 as Any))
        }
        #expect(try Self.declared(as: ["Property", "UserProperty"]) == Set(examples))
    }

    @Test func `the examples cover every reason of a failed purchase`() {
        let reasons = TicketsAnalytics.examples.compactMap {
            ($0 as? PurchaseFailed)?.parameters["reason"]
        }
        #expect(
            reasons == [
                "fare_unavailable", "no_tickets", "ticket_limit_exceeded", "price_changed",
                "key_reused",
            ]
        )
    }

    @Test func `screens are screen views and nothing else is`() {
        let screens = TicketsAnalytics.examples.filter { $0 is any ScreenViewEvent }.map(\.name)
        #expect(screens == ["rider_list", "fare_list", "ticket_confirmation"])
    }

    @Test func `names and keys are snake case, and each type has a name of its own`() {
        let events = TicketsAnalytics.examples
        let texts = events.flatMap { [$0.name] + $0.parameters.keys }
        #expect(
            texts.allSatisfy { $0.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil && $0.utf8.count <= 40 }
        )
        let types = Set(Self.ownExamples.map { ObjectIdentifier(type(of: $0 as Any)) })
        let others = Set(TicketsScreen.allCases.map(\.rawValue) + ["user_action", "app_error"])
        let own = Set(Self.ownExamples.map(\.name))
        #expect(own.count == types.count)
        #expect(own.isDisjoint(with: others))
        #expect(Set(events.map(\.name)) == own.union(others))
    }

    @Test func `the number of tickets is a property of the person`() {
        #expect(TicketsAnalytics.exampleProperties.allSatisfy { $0 is any UserProperty })
    }

    /// The examples of events that this module declares itself.
    private static var ownExamples: [any Event] {
        TicketsAnalytics.examples.filter {
            String(reflecting: type(of: $0 as Any)).hasPrefix("Tickets.")
        }
    }

    /// The types of the module's files whose declaration names one of the protocols.
    private static func declared(as protocols: Set<String>) throws -> Set<String> {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Modules/Features/Tickets")
        let files = try #require(
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        )
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            let declaration = /(?:struct|enum|class|extension)\s+(\w+)[^:{}\n]*:([^{}]*)\{/
            for match in source.matches(of: declaration) {
                let inherited = match.2.split { !$0.isLetter }.map(String.init)
                if !protocols.isDisjoint(with: inherited) { names.insert(String(match.1)) }
            }
        }
        return names
    }
}
