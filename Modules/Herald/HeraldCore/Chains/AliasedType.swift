/// A generic type that readers know by a vendor's alias: the alias is what messages show.
///
/// `RequireMappedEventTrackerFactory<any FirebaseEventTracker>` is shown as
/// `RequireMappedFirebaseEventTrackerFactory`, of module `HeraldFirebase`.
protocol AliasedType {
    /// The vendor's own protocol, `FirebaseEventTracker`.
    static var vendorType: Any.Type { get }

    /// What stands before the vendor's name, and after it.
    static var aliasParts: (before: String, after: String) { get }
}

extension AliasedType {
    static var aliasName: String {
        let (before, after) = aliasParts
        return before + vendorName + after
    }

    private static var vendorName: String {
        let name = TypeName(vendorType).description
        for suffix in ["EventTracker", "PropertySetter"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}
