/// How one vendor's records leave: how they share requests, and what its answers mean.
public struct DeliveryRoute: Sendable {
    /// The vendor's name in lower case.
    public let vendor: String
    public let batchRule: BatchRule
    public let policy: any AnswerPolicy
    /// The age in seconds from which on the vendor takes no record, if it has such a limit.
    public let maximumAge: Int?
    /// Turns records into requests; those that `batchRule` lets share one become one.
    public let requests: @Sendable ([VendorRecord]) -> [VendorRequest]

    /// - Parameters:
    ///   - vendor: The vendor's name in lower case.
    ///   - batchRule: How many records may share a request.
    ///   - policy: What the vendor's answers mean.
    ///   - maximumAge: In seconds; older records are not sent, and kept aside as dead.
    ///   - requests: Turns records into requests, all of them and in their order.
    public init(
        vendor: String,
        batchRule: BatchRule,
        policy: any AnswerPolicy,
        maximumAge: Int? = nil,
        requests: @escaping @Sendable ([VendorRecord]) -> [VendorRequest]
    ) {
        self.vendor = vendor
        self.batchRule = batchRule
        self.policy = policy
        self.maximumAge = maximumAge
        self.requests = requests
    }
}
