/// A choice that isn't there in the state that a journey is in, so nothing happened.
package struct ImpossibleChoice: Error, Sendable, Hashable, CustomStringConvertible {
    package let choice: TicketsChoice

    /// The names of what could be chosen instead, empty where no screen is open.
    package let possible: [String]

    package var description: String {
        let list = possible.map { "'\($0)'" }.joined(separator: ", ")
        return "'\(choice.name)' isn't possible here. "
            + (list.isEmpty ? "No screen of the journey is open." : "Possible: \(list).")
    }
}
