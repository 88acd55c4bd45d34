/// A vendor's call took over a second, and every other call of the app waited for it.
public struct SlowVendorCall: ValueFreeError {
    /// How long a call may take, in nanoseconds.
    static let limit = 1_000_000_000

    public let milliseconds: Int

    public var reason: String {
        "A call took \(milliseconds) ms, and all other calls waited for it. To fix, let the vendor's "
            + "code hand its work to a thread of its own. Reported once for each vendor."
    }
}
