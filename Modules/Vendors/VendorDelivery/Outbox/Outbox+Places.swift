import Database

extension Outbox {
    /// Where records are, for tools: it looks at all that a vendor has.
    ///
    /// - Parameters:
    ///   - keys: The records' keys.
    ///   - vendor: Whose records.
    /// - Returns: The places of those that the outbox has. The others were delivered, unless the
    ///   vendor's status counts some that were purged, evicted or dropped since they were made; or
    ///   the outbox keeps no more of what is dead or in doubt.
    /// - Throws: When the database can't be read.
    public func places(
        of keys: Set<RecordKey>,
        for vendor: String
    ) throws -> [RecordKey: RecordPlace] {
        requireVendor(vendor)
        guard !keys.isEmpty else { return [:] }
        return try withStore { store throws(DatabaseError) in
            var places: [RecordKey: RecordPlace] = [:]
            for record in store.waiting where record.vendor == vendor && keys.contains(record.key) {
                places[record.key] = .queued
            }
            try store.read { database throws(DatabaseError) in
                try database.queue(of: vendor)?.note(places: &places, of: keys)
            }
            return places
        }
    }
}

extension VendorQueue {
    /// In the order that records take, so that one that goes on meanwhile is found where it came to.
    fileprivate func note(
        places: inout [RecordKey: RecordPlace],
        of keys: Set<RecordKey>
    ) throws(DatabaseError) {
        let inFlight = "SELECT number FROM in_flight WHERE vendor = '\(vendor)'"
        let tables: [(String, RecordPlace)] = [
            (table, .queued), ("\(table) WHERE number IN (\(inFlight))", .beingSent),
            (inDoubt, .inDoubt), (deadLetters, .dead),
        ]
        for (table, place) in tables {
            let rows = try connection.statement("SELECT key FROM \(table)")
            defer { rows.reset() }
            while try rows.next() {
                let key = RecordKey(rawValue: rows.number(0))
                if keys.contains(key) { places[key] = place }
            }
        }
    }
}
