/// Colours of a terminal, or none.
struct Style: Sendable {
    enum Colour: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    let isOn: Bool

    func callAsFunction(_ colour: Colour, _ text: String) -> String {
        isOn ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }
}
