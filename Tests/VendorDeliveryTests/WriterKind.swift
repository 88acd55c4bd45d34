import Journal
import VendorDelivery

/// The ways to keep records, which all keep the same promises.
enum WriterKind: CaseIterable {
    case direct, journaled

    func writer(over outbox: Outbox) -> any RecordWriter {
        switch self {
        case .direct: outbox
        case .journaled: outbox.journaled()
        }
    }
}

extension RecordWriter {
    func put(_ names: String..., for vendor: String = "alpha") {
        put(names.map { VendorRecord.sample($0, for: vendor) })
    }

    /// Puts records of one vendor into its sink at once.
    func put(_ records: [VendorRecord], epoch: Int = 1) {
        guard let vendor = records.first?.vendor else { return }
        sink(for: vendor, epoch: { epoch }).accept(records)
    }
}
