// swift-format-ignore-file
import HeraldCore
import HeraldFirebase

// What the features hand over, for the chain that ends with the generic factory.
let firebaseFactories: [any FirebaseEventTrackerFactory] = [CheckoutFirebaseEventTrackerFactory()]

let chain = CompositeFirebaseEventTrackerFactory([
    CheckoutFirebaseEventTrackerFactory(),  // feature factories first
    ScreenViewFirebaseEventTrackerFactory(),  // then Herald's screen views
    GenericFirebaseEventTrackerFactory(),  // then everything else
])

// Firebase: events without a factory of their own are still sent, under their own name.
let firebase = CompositeFirebaseEventTrackerFactory(
    firebaseFactories + [GenericFirebaseEventTrackerFactory()])

let strict = CompositeFirebaseEventTrackerFactory([
    CheckoutFirebaseEventTrackerFactory(),
    ScreenViewFirebaseEventTrackerFactory(),
    RequireMappedFirebaseEventTrackerFactory(),  // an unclaimed event is reported
])
