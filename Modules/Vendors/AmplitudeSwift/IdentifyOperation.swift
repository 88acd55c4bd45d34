/// What can be done to properties of a user.
enum IdentifyOperation: String, Sendable {
    case set = "$set"
    case setOnce = "$setOnce"
    case add = "$add"
    case append = "$append"
    case prepend = "$prepend"
    case preInsert = "$preInsert"
    case postInsert = "$postInsert"
    case remove = "$remove"
    case unset = "$unset"
    case clearAll = "$clearAll"
}
