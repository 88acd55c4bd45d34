/// What a batch rule asks of a record.
protocol BatchMember {
    var endpoint: String { get }
    var envelope: String { get }
    var body: String { get }
    var repetition: VendorRecord.Repetition { get }
    var hasRevenue: Bool { get }
}

extension VendorRecord: BatchMember {}

extension QueuedRecord: BatchMember {
    var endpoint: String { record.endpoint }
    var envelope: String { record.envelope }
    var body: String { record.body }
    var repetition: VendorRecord.Repetition { record.repetition }
    var hasRevenue: Bool { record.hasRevenue }
}
