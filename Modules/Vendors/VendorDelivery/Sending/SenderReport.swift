/// What a run of a sender has done so far.
public struct SenderReport: Sendable, Equatable {
    public let vendor: String
    public var requests = 0
    /// Records that the vendor has taken.
    public var delivered = 0
    /// How often a record was sent and stayed queued to be sent again.
    public var repeated = 0
    /// Records that may have arrived and are not sent again.
    public var inDoubt = 0
    /// Records that are kept aside, refused or too old.
    public var dead = 0

    public init(vendor: String) {
        self.vendor = vendor
    }

    mutating func count(_ fates: [RecordFate]) {
        for fate in fates {
            switch fate {
            case .delivered: delivered += 1
            case .dead: dead += 1
            case .inDoubt: inDoubt += 1
            case .again: repeated += 1
            }
        }
    }
}
