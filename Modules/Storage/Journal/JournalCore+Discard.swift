import Synchronization

extension JournalCore {
    /// Forgets the records and answers how many; erases what has been moved.
    func discard(where isUnwanted: (JournalRecord) -> Bool) -> Int {
        moving.withLock { _ in
            state.withLock { state in
                let moved = state.backlog.movedLast
                var count = 0
                for part in state.backlog.parts {
                    count += part.segment.forget(in: part.range) { record in
                        record.sequence <= moved ? .erase : isUnwanted(record) ? .count : .keep
                    }
                }
                return count
            }
        }
    }

    /// Adopts the journals of dead processes; none of their records can be forgotten meanwhile.
    ///
    /// - Returns: Whether none is left that may be adopted later.
    func adoptDead() -> Bool {
        moving.withLock { _ in
            var adoption = Adoption(
                files: files,
                destination: destination,
                report: report,
                mayGoOn: { [self] in !state.withLock { $0.isClosed } }
            )
            adoption.adoptAll()
            return !adoption.hasFailed
        }
    }
}
