import Database

extension Schema {
    /// The tables that all vendors share; each vendor has its own beside them.
    static let outbox = Schema(steps: [
        """
        CREATE TABLE queues (
            vendor TEXT PRIMARY KEY,
            last_number INTEGER NOT NULL DEFAULT 0,
            bytes_through INTEGER NOT NULL DEFAULT 0,
            removed_bytes INTEGER NOT NULL DEFAULT 0,
            sent INTEGER NOT NULL DEFAULT 0,
            dead INTEGER NOT NULL DEFAULT 0,
            in_doubt INTEGER NOT NULL DEFAULT 0,
            purged INTEGER NOT NULL DEFAULT 0,
            evicted INTEGER NOT NULL DEFAULT 0,
            retried INTEGER NOT NULL DEFAULT 0,
            dropped INTEGER NOT NULL DEFAULT 0
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE in_flight (
            vendor TEXT NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (vendor, number)
        ) STRICT, WITHOUT ROWID;
        """,
        """
        CREATE TABLE journals (
            journal TEXT PRIMARY KEY,
            moved INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE unreadable_records (
            number INTEGER PRIMARY KEY,
            journal TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            reason TEXT NOT NULL,
            bytes BLOB NOT NULL
        ) STRICT;
        """,
        "ALTER TABLE queues ADD COLUMN paused_until INTEGER NOT NULL DEFAULT 0",
    ])

    /// Reads nothing, and is a mistake where a shared table is missing.
    static let useOfSharedTables =
        "SELECT 1 FROM queues, in_flight, journals, unreadable_records LIMIT 0"

    /// A vendor's own tables, since only a table that is emptied as a whole leaves nothing behind.
    ///
    /// SQLite overwrites the rows that it deletes, but not the copies that are left in a page when
    /// rows move to another one. Records are only ever added at the end. `bytes_through` is the size
    /// of all records up to this one, those that are gone included, so that what is queued is known
    /// without looking at more than the last one. `last_times` has the latest time claimed under each
    /// name, for a vendor that takes no earlier one after it.
    static func tables(of vendor: String) -> String {
        """
        CREATE TABLE IF NOT EXISTS \(vendor)_records (
            number INTEGER PRIMARY KEY,
            bytes_through INTEGER NOT NULL,
            byte_count INTEGER NOT NULL,
            epoch INTEGER NOT NULL,
            is_once INTEGER NOT NULL,
            has_revenue INTEGER NOT NULL,
            time INTEGER NOT NULL,
            key BLOB NOT NULL,
            endpoint TEXT NOT NULL,
            name TEXT NOT NULL,
            envelope TEXT NOT NULL,
            body TEXT NOT NULL
        ) STRICT;
        CREATE TABLE IF NOT EXISTS \(vendor)_last_times (
            name TEXT PRIMARY KEY,
            time INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        \(setAside("\(vendor)_dead_letters"))
        \(setAside("\(vendor)_in_doubt"))
        INSERT OR IGNORE INTO queues (vendor) VALUES ('\(vendor)');
        """
    }

    /// Records that left a queue without being delivered, with the reason.
    private static func setAside(_ table: String) -> String {
        """
        CREATE TABLE IF NOT EXISTS \(table) (
            number INTEGER PRIMARY KEY,
            time INTEGER NOT NULL,
            key BLOB NOT NULL,
            endpoint TEXT NOT NULL,
            name TEXT NOT NULL,
            envelope TEXT NOT NULL,
            body TEXT NOT NULL,
            reason TEXT NOT NULL
        ) STRICT;
        """
    }
}
