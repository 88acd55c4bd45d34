/// What was being done to a file; its text completes "the file can't be …".
public enum StorageStep: String, Sendable {
    case open = "opened"
    case create = "created"
    case preallocate = "preallocated"
    case read
    case write = "written"
    case synchronize = "synchronized"
    case name = "named"
    case lock = "locked"
    case map = "mapped"
    case setAside = "set aside"
    case remove = "removed"
}
