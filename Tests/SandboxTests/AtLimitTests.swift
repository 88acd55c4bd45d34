import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

/// What the stand-ins make of values at the limits, before the sandbox.
@Suite struct AtLimitTests {
    @Test(arguments: Vendor.all)
    func `a call at a limit makes a request that is accepted`(vendor: Vendor) throws {
        let sandbox = try VendorSandbox.forPhone()
        let transport = URLSessionTransport(server: sandbox.address)
        for (index, calls) in vendor.callsAtLimits.enumerated() {
            let phone = try Phone()
            let requests = phone.requests(calls)
            #expect(phone.problems.all == [], "\(vendor.name) \(index)")
            #expect(requests.count == 1)
            try sandbox.reset()
            for request in requests { _ = transport.send(request, until: Cancellation()) }
            let judged = try sandbox.requests()
            #expect(judged.flatMap(\.violations) == [], "\(vendor.name) \(index)")
            let outcomes = judged.flatMap(\.records).map(\.outcome)
            #expect(!outcomes.isEmpty && Set(outcomes) == ["accepted"], "\(vendor.name) \(index)")
        }
    }
}
