// swift-format-ignore-file
import HeraldAdjust
import HeraldCore

// What the features hand over, for the chain that ends with nothing.
let adjustFactories: [any AdjustEventTrackerFactory] = [
    TokenAdjustEventTrackerFactory(tokens: ["pay_tapped": "abc123"])
]

// Adjust: nothing at the end, so only events a factory handled are sent.
let adjust = CompositeAdjustEventTrackerFactory(adjustFactories)
