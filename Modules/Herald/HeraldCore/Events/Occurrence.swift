/// One call of Herald: the same id, time and number for every vendor that gets it.
public struct Occurrence: Sendable, Hashable {
    /// Unique over processes: the process's random 128 bits, plus the number shifted by 16 bits.
    ///
    /// It is the stem of the vendors' dedup keys. The 16 bits leave room for 65,536 records a call.
    public let id: UInt128

    /// When the call was made or, when other threads' calls were before it, when its turn came.
    public let time: Timestamp

    /// The call's place in the one order that all vendors see.
    ///
    /// The first is 1.
    public let sequence: Int

    /// The occurrence with number `sequence` of a process.
    public init(process: UInt128, sequence: Int, time: Timestamp) {
        id = process &+ UInt128(truncatingIfNeeded: sequence) << 16
        self.sequence = sequence
        self.time = time
    }
}
