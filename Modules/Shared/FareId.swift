/// A kind of fare: how long one ticket is good for.
package enum FareId: String, Sendable, CaseIterable {
    case single
    case day
    case month
}
