package import HeraldFirebase

/// What Firebase gets, in a form of its own, of the features that know no vendor.
package enum FirebaseRules {
    package static func eventTrackerFactories() -> [any FirebaseEventTrackerFactory] {
        [
            SearchFirebaseEventTrackerFactory()
        ]
    }
}
