package import Shared

/// Something that a person can do in a journey.
package enum TicketsChoice: Sendable, Hashable {
    case rider(Rider)
    case fare(FareId)
    case addTicket
    case removeTicket
    case count(Int)
    case buy
    case back

    /// After a purchase, back to the list of riders.
    case chooseAgain
}

/// Each choice has one name, for scripts: `rider adult`, `fare day`, `count 3`, `choose again`.
extension TicketsChoice {
    /// The choice of that name, in its exact spelling.
    package init?(name: String) {
        let words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let choice: TicketsChoice? =
            switch (words.first, words.count == 2 ? words[1] : nil) {
            case ("rider", let id?): Rider(rawValue: id).map(TicketsChoice.rider)
            case ("fare", let id?): FareId(rawValue: id).map(TicketsChoice.fare)
            case ("count", let number?): Int(number).map(TicketsChoice.count)
            default:
                [.addTicket, .removeTicket, .buy, .back, .chooseAgain].first { $0.name == name }
            }
        guard let choice, choice.name == name else { return nil }
        self = choice
    }

    package var name: String {
        switch self {
        case .rider(let rider): "rider \(rider.id)"
        case .fare(let id): "fare \(id.rawValue)"
        case .addTicket: "add ticket"
        case .removeTicket: "remove ticket"
        case .count(let count): "count \(count)"
        case .buy: "buy"
        case .back: "back"
        case .chooseAgain: "choose again"
        }
    }
}
