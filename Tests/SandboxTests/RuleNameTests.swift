import Testing
import VendorDelivery
import VendorTesting

/// Our tables of rules beside the sandbox's: one fact has one name in both.
@Suite struct RuleNameTests {
    private let theirs: Set<String>

    init() throws {
        theirs = Set(try VendorSandbox().rules())
    }

    @Test(arguments: Vendor.allCases)
    func `a rule is in both tables, or there is a reason that it isn't`(vendor: Vendor) {
        let ours = Set(vendor.limits.map(\.name))
        let theirs = names(of: vendor)
        #expect(theirs.subtracting(ours) == Set(RuleReason.theirsAlone(vendor).keys))
        #expect(ours.subtracting(theirs) == Set(RuleReason.oursAlone(vendor).keys))
    }

    @Test(arguments: Vendor.allCases)
    func `a rule of the sandbox has a broken request, or there is a reason for none`(
        vendor: Vendor
    ) {
        let broken = Set(vendor.brokenRequests.map(\.rule))
        #expect(names(of: vendor).subtracting(broken) == Set(RuleReason.unbroken(vendor).keys))
        #expect(broken.isSubset(of: names(of: vendor)))
    }

    @Test func `the sandbox's rules that are no vendor's are HTTP's`() {
        let vendors = Vendor.allCases.flatMap { vendor in
            names(of: vendor).map { "\(vendor.sandboxName).\($0)" }
        }
        #expect(!vendors.isEmpty)
        #expect(theirs.subtracting(vendors).allSatisfy { $0.hasPrefix("http.") })
    }

    private func names(of vendor: Vendor) -> Set<String> {
        let prefix = "\(vendor.sandboxName)."
        return Set(theirs.filter { $0.hasPrefix(prefix) }.map { "\($0.dropFirst(prefix.count))" })
    }
}
