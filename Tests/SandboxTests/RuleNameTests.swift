import Testing
import VendorDelivery
import VendorTesting

/// Our tables of rules beside the sandbox's: one fact has one name in both.
@Suite struct RuleNameTests {
    private static let theirs = Result { Set(try VendorSandbox().rules()) }

    @Test(arguments: Vendor.all)
    func `a rule is in both tables, or there is a reason that it isn't`(
        vendor: Vendor
    ) throws {
        let ours = Set(vendor.limits.map(\.name))
        let theirs = try names(of: vendor)
        #expect(theirs.subtracting(ours) == Set(vendor.reasons.theirsAlone.keys))
        #expect(ours.subtracting(theirs) == Set(vendor.reasons.oursAlone.keys))
    }

    @Test(arguments: Vendor.all)
    func `a rule of the sandbox has a broken request, or there is a reason for none`(
        vendor: Vendor
    ) throws {
        let broken = Set(vendor.brokenRequests.map(\.rule))
        #expect(try names(of: vendor).subtracting(broken) == Set(vendor.reasons.unbroken.keys))
        #expect(try broken.isSubset(of: names(of: vendor)))
    }

    @Test func `each rule of the sandbox is HTTP's or a vendor's`() throws {
        let vendors = Set(try VendorSandbox().summary().keys)
        #expect(vendors.isSuperset(of: Vendor.all.map(\.sandboxName)))
        let owners = Set(try Self.theirs.get().map { "\($0.prefix { $0 != "." })" })
        #expect(owners == vendors.union(["http"]))
    }

    @Test func `a hundred requests are broken, and fifty of them by calls too`() {
        let rows = Vendor.all.flatMap(\.brokenRequests)
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
