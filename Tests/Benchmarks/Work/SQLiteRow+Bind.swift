import CSQLite

extension SQLiteRow {
    /// Binds key, time and texts, in this order.
    func bind(to insert: OpaquePointer) {
        sqlite3_bind_blob(insert, 1, key.baseAddress, Int32(key.count), nil)
        sqlite3_bind_int64(insert, 2, time)
        for (place, text) in zip(Int32(3)..., texts) {
            sqlite3_bind_text(insert, place, text.baseAddress, Int32(text.count), nil)
        }
    }
}
