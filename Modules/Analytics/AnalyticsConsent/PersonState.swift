import HeraldCore

/// What vendors know of the person, apart from events: folded to its latest.
struct PersonState: Sendable {
    private(set) var identity: Identity?

    /// The latest value of each property, in the order they were first set.
    private(set) var properties: [any Property] = []

    init(identity: Identity? = nil) {
        self.identity = identity
    }

    /// Takes in a call.
    ///
    /// Of what there was, nothing survives a reset.
    mutating func fold(_ call: HeraldCall) {
        switch call {
        case .identify(let identity): self.identity = identity
        case .reset: self = PersonState()
        case .set(let property): fold(property)
        case .track, .start, .flush, .setEnabled: break
        }
    }

    private mutating func fold(_ property: any Property) {
        if let position = properties.firstIndex(where: { $0.name == property.name }) {
            properties[position] = property
        } else {
            properties.append(property)
        }
    }
}
