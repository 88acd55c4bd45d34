import HeraldCore
import VendorDelivery

/// What a vendor made of a call, in a word or under which name.
struct BriefCell: Equatable {
    let text: String
    let colour: Style.Colour

    /// A vendor that the call doesn't go to.
    static let nothing = BriefCell(text: "–", colour: .dim)

    /// A vendor that the app doesn't have.
    static let off = BriefCell(text: "off", colour: .dim)

    /// Calls that wait for a decision everywhere.
    static let held = BriefCell(.held)

    /// Calls that a denial keeps from every vendor.
    static let blocked = BriefCell(.blocked)

    /// Calls that were the same in an earlier flow.
    static let asAbove = BriefCell(text: "as above", colour: .dim)

    init(_ route: VendorRoute) {
        let outcome = route.report.outcome
        if route.isDeclined {
            self = .nothing
            return
        }
        var words = route.records.map { record in
            let name = record.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return name == route.report.operation.name ? "same" : name
        }
        if outcome != .claimed {
            words.append(outcome.rawValue)
        } else if words.isEmpty {
            words = [route.isKept ? "kept" : "told"]
        }
        self.init(text: words.joined(separator: ", "), colour: outcome.colour)
    }

    private init(_ outcome: RouteReport.Outcome) {
        self.init(text: outcome.rawValue, colour: outcome.colour)
    }

    private init(text: String, colour: Style.Colour) {
        self.text = text
        self.colour = colour
    }
}
