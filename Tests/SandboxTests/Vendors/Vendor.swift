import Testing
import VendorDelivery

/// A vendor, and what these tests have for it; each has a file of its own that makes one.
struct Vendor: Sendable {
    /// What the app does with it.
    typealias Calls = @Sendable (Phone) -> Void

    /// Every vendor, a line each.
    static var all: [Vendor] {
        [
            .adjust,
            .amplitude,
            .appsFlyer,
            .firebase,
            .mixpanel,
            .sentry,
        ]
    }

    /// The name that our records have.
    let name: String

    /// What the sandbox calls it, when that is another name.
    var otherName: String?

    /// The options that tell the sandbox whose account the stand-in has.
    let account: [String]

    /// Makes the stand-in, over a sink and with something to report to.
    let makeStandIn:
        @Sendable (any RecordSink, @escaping @Sendable (RecordProblem) -> Void) throws -> StandIn

    /// Our table of its rules.
    let limits: [VendorRule]

    /// Makes the request which the broken ones are made from.
    let sample: Calls

    /// Calls with texts and numbers that other places write otherwise.
    var callsWithTexts: Calls = { _ in }

    /// Requests that each break one rule.
    let brokenRequests: [BrokenRequest]

    /// Calls with values at limits, each of which makes one request.
    let callsAtLimits: [Calls]

    /// Why the sandbox's table of its rules isn't the same as ours.
    let reasons: RuleReasons

    var sandboxName: String { otherName ?? name }

    static func text(_ count: Int, of character: Character = "x") -> String {
        BrokenRequest.text(count, of: character)
    }
}

/// In tables of tests.
extension Vendor: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// A vendor's stand-in on a ``Phone``.
struct StandIn: Sendable {
    let instance: any AnyObject & Sendable
    let requests: @Sendable ([VendorRecord]) -> [VendorRequest]

    init(
        _ instance: any AnyObject & Sendable,
        requests: @escaping @Sendable ([VendorRecord]) -> [VendorRequest]
    ) {
        self.instance = instance
        self.requests = requests
    }
}
