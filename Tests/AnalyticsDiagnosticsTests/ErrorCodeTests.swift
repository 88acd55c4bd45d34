import AnalyticsDiagnostics
import Foundation
import Testing

@Suite struct ErrorCodeTests {
    @Test(
        arguments: [
            (Before.declined, After.declined),
            (.timedOut, .timedOut(seconds: 30)),
            (.soldOut(left: 2), .soldOut),
        ] as [(Before, After)]
    )
    func `a declared code outlives a change of the enum`(before: Before, after: After) {
        #expect(ErrorCode(of: before) == ErrorCode(of: after))
        #expect(
            (before as any Error)._code != (after as any Error)._code,
            "this case proves nothing"
        )
    }

    @Test func `each declared code stands for one case`() {
        let codes = [After.lost, .declined, .timedOut(seconds: 1), .soldOut].map(\.code)
        #expect(codes == [4, 1, 2, 3])
    }

    @Test(
        arguments: [
            (ForeignEnum.a, "ForeignEnum"), (ForeignEnum.b(3), "ForeignEnum"),
            (NumberedEnum.b, "NumberedEnum"), (ForeignStruct(), "ForeignStruct"),
            (Nested.Failure(), "Nested.Failure"),
        ] as [(any Error, String)]
    )
    func `an error that declares nothing is its type's name without a code`(
        error: any Error,
        name: String
    ) {
        let code = ErrorCode(of: error)
        #expect(code.domain == "AnalyticsDiagnosticsTests.\(name)")
        #expect(code.code == ErrorCode.undeclared)
    }

    @Test func `the name of a private type holds no address`() {
        #expect(ErrorCode(of: HiddenError()).domain == "AnalyticsDiagnosticsTests.HiddenError")
    }

    @Test(
        arguments: [
            (URLError(.timedOut), "NSURLErrorDomain", -1001),
            (NSError(domain: "com.vendor.sdk-2", code: 12), "com.vendor.sdk-2", 12),
        ] as [(any Error, String, Int)]
    )
    func `an error that sets a domain of its own keeps it and its code`(
        error: any Error,
        domain: String,
        code: Int
    ) {
        #expect(ErrorCode(of: error) == ErrorCode(domain: domain, code: code))
    }

    @Test(arguments: [
        "Rider bob@example.com not found", "bob@example.com", "+1 555 0100", "48.8,2.3", "",
        "https://host/path?q=1", "Zürich", String(repeating: "a", count: 101),
    ])
    func `a domain that is no identifier is dropped with its code`(domain: String) {
        let code = ErrorCode(of: NSError(domain: domain, code: 12))
        #expect(code.domain.hasSuffix("NSError"))
        #expect(code.code == ErrorCode.undeclared)
    }

    @Test func `a domain of as many characters as Google Analytics takes is kept`() {
        let domain = String(repeating: "a", count: 100)
        #expect(ErrorCode(of: NSError(domain: domain, code: 1)).domain == domain)
    }
}

/// An error as it was first shipped.
enum Before: CodedError {
    case declined
    case timedOut
    case soldOut(left: Int)

    static var domain: String { "tickets.purchase" }
    var code: Int {
        switch self {
        case .declined: 1
        case .timedOut: 2
        case .soldOut: 3
        }
    }
}

/// The same with a case added in front, one moved, one given a payload and one without its own.
enum After: CodedError {
    case lost
    case soldOut
    case timedOut(seconds: Int)
    case declined

    static var domain: String { "tickets.purchase" }
    var code: Int {
        switch self {
        case .declined: 1
        case .timedOut: 2
        case .soldOut: 3
        case .lost: 4
        }
    }
}

enum ForeignEnum: Error {
    case a
    case b(Int)
}

enum NumberedEnum: Int, Error {
    case a, b
}

struct ForeignStruct: Error {}

enum Nested {
    struct Failure: Error {}
}

private struct HiddenError: Error {}
