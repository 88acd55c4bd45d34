import CAllocations

/// Counts how often the process asks for memory.
struct AllocationCounter {
    private static let instances = 1_000

    /// Nil where allocations can't be counted: a known number is made, and must be found.
    init?() {
        var kept: [Instance] = []
        kept.reserveCapacity(Self.instances)
        CAllocations_start()
        for number in 0..<Self.instances {
            kept.append(Instance(number: number))
        }
        let found = CAllocations_stop()
        guard kept.last?.number == kept.count - 1, found == Self.instances else { return nil }
    }

    /// The requests for memory while `work` runs, those of other threads included.
    func count(_ work: () throws -> Void) rethrows -> Int {
        CAllocations_start()
        do {
            try work()
        } catch {
            _ = CAllocations_stop()
            throw error
        }
        return Int(CAllocations_stop())
    }
}

/// What the counter's control, and a row of the table, make a known number of.
final class Instance {
    let number: Int

    init(number: Int) {
        self.number = number
    }
}
