import Foundation
import HeraldCore
import Synchronization
import Testing
import VendorDelivery
import VendorTesting

/// What others' values became on the wire.
@Suite struct ValueReportTests {
    private let sink = DryRun()
    private let app: Installation

    init() {
        app = Installation { [sink] _ in sink }
    }

    private var bodies: [String] { app.bodies(for: sink.records) }

    private func records(of vendor: String) -> [VendorRecord] {
        sink.records.filter { $0.vendor == vendor }
    }

    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test(arguments: [
        1_000_000_001, 1_767_225_600_123, 9_007_199_254_740_993, .max, .min, -1,
    ])
    func `an integer arrives digit for digit`(number: Int) {
        app.herald().track(Sample("sample", "number", .int(number)))
        #expect(bodies.map(numberText) == ["\(number)", "\(number)"])
    }

    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test(arguments: [0.1, 2.5, 1e21, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0])
    func `another number arrives in its shortest exact form`(number: Double) {
        app.herald().track(Sample("sample", "number", .double(number)))
        #expect(bodies.map(numberText) == ["\(number)", "\(number)"])
    }

    /// What a body has for the parameter `number`.
    private func numberText(in body: String) -> String? {
        body.firstMatch(of: /"number":([^,}]+)/).map { String($0.1) }
    }

    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test func `one number that isn't finite spoils no other event of its request`() throws {
        let herald = app.herald()
        for number in [1, .nan, 3] { herald.track(Sample("sample", "number", .double(number))) }
        #expect(bodies.count == 2)
        for body in bodies {
            let json = try JSONSerialization.jsonObject(with: Data(body.utf8))
            let events = (json as? [String: Any])?["events"] ?? json
            #expect((events as? [Any])?.count == 3)
        }
    }

    /// segmentio/analytics-swift #264.
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number without a JSON form is left out and reported, and its event goes`(
        number: Double
    ) {
        app.herald().track(Sample("sample", "number", .double(number)))
        #expect(sink.records.map(\.name) == ["sample", "sample"])
        #expect(bodies.compactMap(numberText) == [])
        #expect(app.failures.map(\.provider) == ["firebase", "mixpanel"])
        #expect(app.failures.allSatisfy { "\($0)".contains("'number'") })
    }

    /// amplitude/Amplitude-Swift #327.
    @Test func `a reserved name is refused out loud, where it is reserved`() {
        app.herald().track(Sample("session_start"))
        #expect(records(of: "firebase").isEmpty)
        #expect(app.problems.rules["whole"]?.description == "firebase.name_reserved")
        #expect(records(of: "mixpanel").map(\.name) == ["session_start"])
    }

    /// ksharma-xyz/KRAIL #1762.
    @Test func `what a vendor would reject is refused before it leaves, with its key`() {
        let facility = String(repeating: "x", count: 101)
        app.herald().track(Sample("stop_opened", "facilityId", .string(facility)))
        #expect(records(of: "firebase").isEmpty)
        #expect(app.problems.rules["facilityId"]?.description == "firebase.param_value_length")
        #expect(records(of: "mixpanel").map(\.name) == ["stop_opened"])
    }

    /// segmentio/analytics-swift at c9a0d63, on Linux.
    @Test func `an event is read once for all vendors, and the device known once for all events`() {
        let reads = Counter()
        let herald = app.herald()
        for _ in 1...100 { herald.track(Read(reads: reads)) }
        #expect(reads.value == 100)
        #expect(app.minted.value == 1)
        #expect(sink.records.count == 200)
    }
}

private struct Read: Event {
    let reads: Counter

    var name: String { "read" }
    var parameters: [String: AnalyticsValue] { ["number": .int(reads.next())] }
}
