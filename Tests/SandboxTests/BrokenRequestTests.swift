import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

/// Each vendor's side of the sandbox against requests that are wrong in one way.
@Suite struct BrokenRequestTests {
    private let phone: Phone
    private let sandbox: VendorSandbox
    private let transport: URLSessionTransport

    init() throws {
        phone = try Phone()
        sandbox = try VendorSandbox.forPhone()
        transport = URLSessionTransport(server: sandbox.address)
    }

    @Test(arguments: Vendor.all)
    func `the unbroken request is accepted`(vendor: Vendor) throws {
        try send(phone.requests(vendor.sample))
        let judged = try #require(try sandbox.requests().first)
        #expect(judged.vendor == vendor.sandboxName)
        #expect(judged.violations == [])
        #expect(judged.records.map(\.outcome) == ["accepted"])
    }

    @Test(arguments: Vendor.all)
    func `the sandbox tells each broken request by its rule`(vendor: Vendor) throws {
        let sample = try #require(phone.requests(vendor.sample).first)
        for row in vendor.brokenRequests {
            guard let broken = row.change.apply(sample), broken != sample else {
                Issue.record("\(vendor.name) \(row.rule): the change doesn't fit \(sample.text)")
                continue
            }
            try sandbox.reset()
            try send(row.isSecond ? [sample, broken] : [broken])
            let rules = Set(try sandbox.requests().last?.violations.map(\.rule) ?? [])
            #expect(rules == ["\(vendor.sandboxName).\(row.rule)"], "\(broken.text.prefix(300))")
        }
    }

    @Test(arguments: Vendor.all)
    func `a call that would break a rule is reported by it, and the rest can go`(
        vendor: Vendor
    ) throws {
        for row in vendor.brokenRequests {
            guard let call = row.call else { continue }
            let phone = try Phone()
            let rest = phone.requests(call)
            let rules = phone.problems.all.map(\.rule.name)
            #expect(rules == [row.ourRule], "\(vendor.name) \(row.rule)")
            #expect(phone.problems.all.allSatisfy { $0.vendor == vendor.name })
            #expect(rest == [] || phone.problems.all.allSatisfy { !$0.isRecordRefused })
            try sandbox.reset()
            try send(rest)
            #expect(
                try sandbox.requests().flatMap(\.violations) == [],
                "\(vendor.name) \(row.rule)"
            )
        }
    }

    private func send(_ requests: [VendorRequest]) throws {
        for request in requests {
            let answer = transport.send(request, until: Cancellation())
            guard case .response = answer else {
                Issue.record("\(request): \(answer)")
                continue
            }
        }
    }
}
