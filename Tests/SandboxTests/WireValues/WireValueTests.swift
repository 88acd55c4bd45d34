import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

/// Values and times as they arrive, digit for digit.
@Suite struct WireValueTests {
    private let sandbox: VendorSandbox
    private let phone: Phone

    init() throws {
        sandbox = try VendorSandbox.forPhone()
        phone = try Phone()
    }

    static let values: [String: any Sendable] = [
        "a": 1_000_000_001, "b": 9_007_199_254_740_993, "c": Int.min, "d": 0.1, "e": true,
        "f": 3.0, "g": Int.max,
    ]

    /// The values where JSON's own forms are wanted.
    static let json =
        #""a":1000000001,"b":9007199254740993,"c":-9223372036854775808,"d":0.1,"e":true,"#
        + #""f":3.0,"g":9223372036854775807"#

    /// What the sandbox has read of the one record that the calls make.
    func arrived(_ vendor: Vendor, _ calls: (Phone) -> Void) throws -> String {
        let transport = URLSessionTransport(server: sandbox.address)
        for request in phone.requests(calls) { _ = transport.send(request, until: Cancellation()) }
        #expect(phone.problems.all == [])
        let judged = try sandbox.requests()
        #expect(judged.map(\.violations) == [[]])
        return try sandbox.recordText(of: vendor.sandboxName)
    }
}
