package import Shared

/// A confirmation can't be opened, since the rider can't have the fare.
package struct FareNotOffered: Error, Sendable, Hashable, CustomStringConvertible {
    package let rider: Rider
    package let fareId: FareId

    package var description: String {
        "Rider '\(rider.id)' isn't offered the fare '\(fareId.rawValue)'."
    }
}
