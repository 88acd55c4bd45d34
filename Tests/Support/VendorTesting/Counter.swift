import Synchronization

/// Counts from 1.
package final class Counter: Sendable {
    private let count = Atomic(0)

    package init() {}

    package var value: Int { count.load(ordering: .relaxed) }

    package func next() -> Int {
        count.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
