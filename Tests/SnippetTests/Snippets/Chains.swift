// swift-format-ignore-file
import HeraldAdjust
import HeraldCore
import HeraldFirebase

// What the features hand over, for the chain that ends with the generic factory.
let firebaseFactories: [any FirebaseEventTrackerFactory] = [CheckoutFirebaseEventTrackerFactory()]

// What the features hand over, for the chain that ends with nothing.
let adjustFactories: [any AdjustEventTrackerFactory] = [
    TokenAdjustEventTrackerFactory(tokens: ["pay_tapped": "abc123"])
]

let chain = CompositeFirebaseEventTrackerFactory([
    CheckoutFirebaseEventTrackerFactory(),  // feature factories first
    ScreenViewFirebaseEventTrackerFactory(),  // then Herald's screen views
    GenericFirebaseEventTrackerFactory(),  // then everything else
])

// Firebase: events without a factory of their own are still sent, under their own name.
let firebase = CompositeFirebaseEventTrackerFactory(
    firebaseFactories + [GenericFirebaseEventTrackerFactory()])

// Adjust: nothing at the end, so only events a factory handled are sent.
let adjust = CompositeAdjustEventTrackerFactory(adjustFactories)

let strict = CompositeFirebaseEventTrackerFactory([
    CheckoutFirebaseEventTrackerFactory(),
    ScreenViewFirebaseEventTrackerFactory(),
    RequireMappedFirebaseEventTrackerFactory(),  // an unclaimed event is reported
])
