import Testing
import VendorDelivery
import VendorTesting

/// Our tables of rules beside the sandbox's: one fact has one name in both.
@Suite struct RuleNameTests {
    private static let theirs = Result { Set(try VendorSandbox().rules()) }

    @Test(arguments: Vendor.allCases)
    func `a rule is in both tables, or there is a reason that it isn't`(
        vendor: Vendor
    ) throws {
        let ours = Set(vendor.limits.map(\.name))
        let theirs = try names(of: vendor)
        #expect(theirs.subtracting(ours) == Set(RuleReason.theirsAlone(vendor).keys))
        #expect(ours.subtracting(theirs) == Set(RuleReason.oursAlone(vendor).keys))
    }

    @Test(arguments: Vendor.allCases)
    func `a rule of the sandbox has a broken request, or there is a reason for none`(
        vendor: Vendor
    ) throws {
        let broken = Set(vendor.brokenRequests.map(\.rule))
        #expect(try names(of: vendor).subtracting(broken) == Set(RuleReason.unbroken(vendor).keys))
        #expect(try broken.isSubset(of: names(of: vendor)))
    }

    @Test func `the sandbox's rules that are no vendor's are HTTP's`() throws {
        let vendors = try Vendor.allCases.flatMap { vendor in
            try names(of: vendor).map { "\(vendor.sandboxName).\($0)" }
        }
        #expect(!vendors.isEmpty)
        #expect(try Self.theirs.get().subtracting(vendors).allSatisfy { $0.hasPrefix("http.") })
    }

    @Test func `a hundred requests are broken, and fifty of them by calls too`() {
        let rows = Vendor.allCases.flatMap(\.brokenRequests)
        #expect(rows.count >= 100)
        #expect(rows.count { $0.call != nil } >= 50)
    }

    private func names(of vendor: Vendor) throws -> Set<String> {
        let prefix = "\(vendor.sandboxName)."
        return Set(
            try Self.theirs.get().filter { $0.hasPrefix(prefix) }.map {
                "\($0.dropFirst(prefix.count))"
            }
        )
    }
}
