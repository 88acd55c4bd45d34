/// How one vendor's records leave: how they share requests, and what its answers mean.
public struct DeliveryRoute: Sendable {
    /// The vendor's name in lower case.
    public let vendor: String
    public let batchRule: BatchRule
    public let policy: any AnswerPolicy
    /// Turns records into requests; those that `batchRule` lets share one become one.
    public let requests: @Sendable ([VendorRecord]) -> [VendorRequest]

    public init(
        vendor: String,
        batchRule: BatchRule,
        policy: any AnswerPolicy,
        requests: @escaping @Sendable ([VendorRecord]) -> [VendorRequest]
    ) {
        self.vendor = vendor
        self.batchRule = batchRule
        self.policy = policy
        self.requests = requests
    }
}
