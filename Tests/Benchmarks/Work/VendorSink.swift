import HeraldCore
import Synchronization

/// Where the calls of one vendor end, for floors and judged code alike.
///
/// Its total proves that both sides handed over the same names and parameters. One thread at a
/// time may call it: the total is kept without the cost of an atomic addition.
final class VendorSink: Sendable {
    private let sum = Atomic<UInt64>(0)

    var total: UInt64 { sum.load(ordering: .relaxed) }

    @inline(never)
    func receive(_ name: String, _ parameters: [String: AnalyticsValue]) {
        let call = UInt64(truncatingIfNeeded: name.utf8.count) &+ checksum(of: parameters)
        sum.store(total &+ call, ordering: .relaxed)
    }
}
