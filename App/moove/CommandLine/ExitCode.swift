/// How the program ends, in the numbers of BSD's `sysexits`.
enum ExitCode: Int32 {
    case done = 0
    /// Problems were found, or a flow failed.
    case problems = 1
    case usage = 64
    /// A script can't be read, or has a line that is no action or isn't possible where it stands.
    case badInput = 65
    /// A vendor could not be reached, or did not take all that is queued: some of it waits, is dead
    /// or is in doubt.
    case unavailable = 69
    /// The data directory can't be used, or standard output can't be written.
    case disk = 74
    /// The configuration says something that can't be meant, or others can read its secrets.
    case configuration = 78
    /// Somebody interrupted it.
    case cancelled = 130
}
