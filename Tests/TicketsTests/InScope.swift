import VendorDelivery

/// Runs a test's calls of a vendor's static API against the instance.
func inScope(
    of instance: any AnyObject & Sendable,
    _ body: () throws -> Void
) throws {
    try VendorScope.run(
        time: 1_767_268_800_000_000,
        stem: RecordKey(rawValue: 1 << 32),
        instances: VendorInstances([instance]),
        body
    )
}
