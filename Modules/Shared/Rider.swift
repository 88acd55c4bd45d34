/// Who travels, which the fare depends on.
package enum Rider: String, Sendable, CaseIterable {
    case adult
    case child
    case senior

    /// What links, scripts and vendors call the rider.
    package var id: String { rawValue }
}
