import Foundation
import HeraldCore
import Testing
import VendorDelivery

@testable import moove

@Suite struct FailureIsolationTests {
    private static let vendors = AssembledVendor.all.map(\.name.rawValue)

    @Test(arguments: Fault.allCases, vendors)
    func `a vendor whose chain throws doesn't keep the event from the other`(
        fault: Fault,
        broken: String
    ) throws {
        let report = Assembly(fault, in: [broken]).takeSeat()
        let routes = try #require(report.calls.last).routes
        let other = try #require(Self.vendors.first { $0 != broken })
        let outcomes = routes.map { ($0.vendor, $0.report.outcome) }
        #expect(Dictionary(uniqueKeysWithValues: outcomes) == [broken: .failed, other: .claimed])
        #expect(report.requests.map(\.vendor) == [other])
        let body = try #require(report.requests.first).body.text(revealingSecrets: false)
        #expect(body.contains(Canary.parameter))
        #expect(body.contains(Canary.user))
        #expect(!body.contains(Canary.error))
    }

    @Test(arguments: Fault.allCases, vendors)
    func `values show only in what the other vendor gets`(fault: Fault, broken: String) throws {
        let report = Assembly(fault, in: [broken]).takeSeat()
        let text = report.textLines.filter { line in Canary.all.contains { line.contains($0) } }
        #expect(text == ["                → seat_taken  seat: \(Canary.parameter)"])
        let json = report.jsonLines.filter { line in Canary.all.contains { line.contains($0) } }
        #expect(json.count == 1)
        let line = try JSON(text: try #require(json.first))
        #expect(line["type"] == "request")
        #expect(line["vendor"]?.text != broken)
        #expect(!json.contains { $0.contains(Canary.error) })
    }

    @Test(arguments: Fault.allCases)
    func `where both vendors throw no value shows at all`(fault: Fault) throws {
        let report = Assembly(fault, in: Self.vendors).takeSeat()
        let lines = report.textLines + report.jsonLines
        for canary in Canary.all {
            #expect(!lines.contains { $0.contains(canary) })
        }
        let errors = try report.jsonLines.map { try JSON(text: $0) }.compactMap {
            $0["error"]?.text
        }
        #expect(
            errors
                == Array(repeating: "TalkativeError (mooveTests.TalkativeError, code 1)", count: 2)
        )
        #expect(lines.filter { $0.contains("TalkativeError (") }.count == 4)
        #expect(report.requests == [])
    }

    @Test(arguments: Fault.allCases)
    func `standard error has no value, whatever is printed of the failures`(fault: Fault)
        async throws
    {
        let result = try await #require(
            processExitsWith: .success,
            observing: [\.standardErrorContent, \.standardOutputContent]
        ) { [fault] in
            FailureIsolationTests.printFailures(of: fault)
        }
        let error = String(decoding: result.standardErrorContent, as: UTF8.self)
        for vendor in Self.vendors {
            #expect(error.contains("\(vendor) failed on"))
        }
        #expect(error.contains("seat_taken"))
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        for canary in Canary.all {
            #expect(!error.contains(canary))
            #expect(!output.contains(canary))
        }
    }

    @Test func `without a fault both vendors get the values`() {
        let bodies = Assembly().takeSeat().requests.map { $0.body.text(revealingSecrets: false) }
        #expect(bodies.count == 2)
        #expect(bodies.allSatisfy { $0.contains(Canary.parameter) && $0.contains(Canary.user) })
    }

    /// Lets the fault happen in both vendors' chains, and prints all there is to know of it.
    private static func printFailures(of fault: Fault) {
        let assembly = Assembly(fault, in: vendors) { failure in
            var text = "\(failure)\n"
            dump(failure, to: &text)
            FileHandle.standardError.write(Data(text.utf8))
        }
        _ = assembly.takeSeat()
    }
}
