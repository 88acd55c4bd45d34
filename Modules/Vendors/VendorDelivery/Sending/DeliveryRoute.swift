/// How one vendor's records leave: how they share requests, and what its answers mean.
public struct DeliveryRoute: Sendable {
    /// The rule on age that a record breaks when it is sent at a time, in microseconds since 1970
    /// UTC; none while the vendor takes it.
    public typealias Lateness = @Sendable (_ record: VendorRecord, _ time: Int) -> VendorRule?

    /// The vendor's name in lower case.
    public let vendor: String
    public let batchRule: BatchRule
    public let policy: any AnswerPolicy
    public let lateness: Lateness
    /// How many seconds are between two requests while more is queued.
    public let spacing: Double
    /// Turns records into requests; those that `batchRule` lets share one become one.
    public let requests: @Sendable ([VendorRecord]) -> [VendorRequest]

    /// - Parameters:
    ///   - vendor: The vendor's name in lower case.
    ///   - batchRule: How many records may share a request.
    ///   - policy: What the vendor's answers mean.
    ///   - lateness: Says that a record is too old; it isn't sent then, and kept aside as dead.
    ///   - spacing: How many seconds are between two requests while more is queued.
    ///   - requests: Turns records into requests, all of them and in their order.
    public init(
        vendor: String,
        batchRule: BatchRule,
        policy: any AnswerPolicy,
        lateness: @escaping Lateness = { _, _ in nil },
        spacing: Double = 0,
        requests: @escaping @Sendable ([VendorRecord]) -> [VendorRequest]
    ) {
        self.vendor = vendor
        self.batchRule = batchRule
        self.policy = policy
        self.lateness = lateness
        self.spacing = spacing
        self.requests = requests
    }
}
