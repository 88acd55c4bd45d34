/// Whether something may be stored about a person, as the app's consent says it.
public enum StoragePermission: Sendable {
    case granted

    /// Not asked yet: kept in memory, stored from a grant on.
    case undecided

    /// Forgotten, in memory too.
    case denied
}
