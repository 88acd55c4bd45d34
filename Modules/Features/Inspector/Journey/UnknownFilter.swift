/// Nothing has the name that calls were to be filtered by.
package enum UnknownFilter: Error, Sendable, Hashable {
    /// The app has only these vendors.
    case vendor(known: [String])

    /// Only these events were tracked until now.
    case event(known: [String])
}

extension UnknownFilter: CustomStringConvertible {
    package var description: String {
        switch self {
        case .vendor(let known): "The vendors are \(known.joined(separator: ", "))."
        case .event(let known): "The events until now are \(known.joined(separator: ", "))."
        }
    }
}
