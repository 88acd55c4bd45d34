/// What a stand-in hands over for one thing that its vendor is to be told.
///
/// Records hold no secret: those are put in when a request is made.
public struct VendorRecord: Sendable, Equatable {
    /// What may be done when nobody knows whether a request arrived.
    public enum Repetition: Sendable, Equatable {
        /// The vendor drops a second one by its key, or taking it twice changes nothing.
        case safe
        /// Sending it again could count it twice: an event without a dedup key, an increment.
        case once
    }

    /// The vendor's name in lower case, such as `firebase`.
    public let vendor: String
    /// The kind of request it goes in; records of two endpoints never share one.
    public let endpoint: String
    /// What the vendor calls it: an event's name, or a profile operation such as `$set`.
    public let name: String
    /// What the app said of it, now or for all events before; for tools, as the body holds it too.
    public let parameters: JSONMembers
    public let key: RecordKey
    /// When it happened, in microseconds since 1970 UTC; a claim may raise it, see
    /// ``BatchRule/raisesTimes``.
    public internal(set) var time: Int
    /// The JSON object that all records of one request share; empty when they share nothing.
    public let envelope: String
    /// The JSON object of this record alone; for a vendor that takes forms, the whole form.
    public let body: String
    public let repetition: Repetition
    /// Whether it has an amount of money: it shares no request where doubling it would cost, and of a
    /// backlog that is too large it goes last.
    public let hasRevenue: Bool
    /// The consent that it was made under; one of an older epoch than the one in force is never sent.
    public var epoch = 0

    public init(
        vendor: String,
        endpoint: String,
        name: String,
        parameters: JSONMembers = [:],
        key: RecordKey,
        time: Int,
        envelope: String = "",
        body: String,
        repetition: Repetition,
        hasRevenue: Bool = false
    ) {
        self.vendor = vendor
        self.endpoint = endpoint
        self.name = name
        self.parameters = parameters
        self.key = key
        self.time = time
        self.envelope = envelope
        self.body = body
        self.repetition = repetition
        self.hasRevenue = hasRevenue
    }
}
