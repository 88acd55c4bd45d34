/// The tables of a database, as the steps that each of its versions added.
///
/// The database keeps the number of steps that were taken. Steps that a program has shipped stay as
/// they are: what should change comes as a further one.
public struct Schema: Sendable {
    private let steps: [String]

    /// - Parameter steps: SQL, in order; the version is their count.
    public init(steps: [String]) {
        self.steps = steps
    }

    public var version: Int { steps.count }

    /// Refuses a database that a later version wrote.
    func check(_ connection: Connection) throws(DatabaseError) {
        let found = try connection.integer("PRAGMA user_version")
        guard found <= version else {
            throw .newerSchema(path: connection.path, found: found, known: version)
        }
    }

    /// Takes the steps that are missing, all or none.
    ///
    /// Another process may take them first, so what is missing is looked up under the lock.
    func migrate(_ connection: Connection) throws(DatabaseError) {
        guard try connection.integer("PRAGMA user_version") != version else { return }
        try connection.transaction { () throws(DatabaseError) in
            try check(connection)
            for step in steps.dropFirst(try connection.integer("PRAGMA user_version")) {
                try connection.execute(step)
            }
            try connection.execute("PRAGMA user_version = \(version)")
        }
    }
}
