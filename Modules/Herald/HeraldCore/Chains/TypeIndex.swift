import Synchronization

/// Remembers, for each type, which positions of a list can answer for it.
final class TypeIndex: Sendable {
    private let known = Mutex<[ObjectIdentifier: [Int]]>([:])

    /// The positions for a type, found on the first call for it.
    ///
    /// `find` runs outside of the lock: it calls the app's code.
    func positions(for type: Any.Type, find: () -> [Int]) -> [Int] {
        let key = ObjectIdentifier(type)
        if let positions = known.withLock({ $0[key] }) { return positions }
        let positions = find()
        known.withLock { $0[key] = positions }
        return positions
    }
}
