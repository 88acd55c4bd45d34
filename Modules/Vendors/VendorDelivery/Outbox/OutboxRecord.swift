import Database

/// A record as an outbox stores it: one that a stand-in made, or that a journal's bytes hold.
protocol OutboxRecord {
    var vendor: String { get }
    var epoch: Int { get }
    var isOnce: Bool { get }
    var hasRevenue: Bool { get }
    var time: Int { get }
    var key: RecordKey { get }
    /// What it counts for in a backlog, in bytes: that of its texts.
    var storedBytes: Int { get }

    /// Does something with endpoint, name, envelope and body, where they are.
    func withTexts<Result>(_ body: (Statement.Texts) -> Result) -> Result
}

extension VendorRecord: OutboxRecord {
    var isOnce: Bool { repetition == .once }

    var storedBytes: Int {
        body.utf8.count + envelope.utf8.count + name.utf8.count + endpoint.utf8.count
    }

    func withTexts<Result>(_ use: (Statement.Texts) -> Result) -> Result {
        var texts = (endpoint, name, envelope, body)
        return texts.0.withUTF8 { endpoint in
            texts.1.withUTF8 { name in
                texts.2.withUTF8 { envelope in
                    texts.3.withUTF8 { body in
                        use((endpoint, name, envelope, body))
                    }
                }
            }
        }
    }
}
