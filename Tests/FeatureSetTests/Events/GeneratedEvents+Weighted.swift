import HeraldCore

extension GeneratedEvents {
    /// Some events of each type, with some whose value decides what becomes of them among them.
    mutating func allAndWeighted() -> [any Event] {
        shuffled(all() + weighted())
    }

    /// Events of any weight, those on each side of the conditions included.
    private mutating func weighted() -> [any Event] {
        some { Parcel(weight: $0.number()) } + some { Letter(weight: $0.number()) }
            + [-1, 0, 1].flatMap { [Parcel(weight: $0), Letter(weight: $0)] as [any Event] }
    }
}
