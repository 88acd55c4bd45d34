/// The decisions for all purposes at one moment.
public struct ConsentSnapshot: Sendable, Equatable {
    private var decisions: [ConsentDecision]

    /// Before anybody was asked.
    public static let none = ConsentSnapshot { _ in .none }

    public init(_ decision: (Purpose) -> ConsentDecision) {
        decisions = Purpose.allCases.map(decision)
    }

    public subscript(purpose: Purpose) -> ConsentDecision {
        get { decisions[purpose.position] }
        set { decisions[purpose.position] = newValue }
    }

    /// Whether there is a purpose that somebody granted.
    public var hasGrant: Bool { decisions.contains { $0.state == .granted } }
}

extension Purpose {
    /// Its place among all purposes; stored, so a new purpose goes at the end.
    var position: Int {
        switch self {
        case .analytics: 0
        case .attribution: 1
        case .diagnostics: 2
        }
    }
}
