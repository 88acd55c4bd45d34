/// Something that a person can do on the way to a pass.
package enum CheckoutChoice: Sendable, Hashable {
    case pass(TravelPass)
    case enterCard
    case pay
    case back
}

extension CheckoutChoice: CustomStringConvertible {
    /// Its one name: `pass month`, `card`, `pay`, `back`.
    package var description: String {
        switch self {
        case .pass(let pass): "pass \(pass.rawValue)"
        case .enterCard: "card"
        case .pay: "pay"
        case .back: "back"
        }
    }
}

/// The screen doesn't have what was chosen.
package struct ImpossibleCheckoutChoice: Error, Sendable, Hashable {
    package let choice: CheckoutChoice
    package let possible: [CheckoutChoice]
}
