import AnalyticsConsent

/// How a flow begins: the line `begin …`, before any action.
struct FlowStart: Sendable, Equatable {
    static let usage = "begin fresh|kept [granted|denied|undecided] [without VENDOR…]"

    /// Whether what was stored before is forgotten.
    let isFresh: Bool

    /// What is decided for each purpose; as stored when `nil`.
    let consent: ConsentState?

    /// The vendors that the app is played without, as if they had no keys.
    private(set) var absentVendors: Set<VendorName> = []

    /// Where nothing else is said.
    static let standard = FlowStart(isFresh: true, consent: .granted)

    /// The same, going on from what is stored.
    var kept: FlowStart {
        FlowStart(isFresh: false, consent: nil, absentVendors: absentVendors)
    }

    init(isFresh: Bool, consent: ConsentState?, absentVendors: Set<VendorName> = []) {
        self.isFresh = isFresh
        self.consent = consent
        self.absentVendors = absentVendors
    }

    /// A start from a line of a script; none when the line is no such line.
    init?(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        let parts = words.split(
            separator: "without",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        guard let head = parts.first.map(Array.init), head.first == "begin" else { return nil }
        switch head.count {
        case 2 where head[1] == "fresh": self = .standard
        case 2 where head[1] == "kept": self = Self.standard.kept
        case 3 where ["fresh", "kept"].contains(head[1]):
            guard let state = ConsentState.allCases.first(where: { $0.word == head[2] }) else {
                return nil
            }
            self.init(isFresh: head[1] == "fresh", consent: state)
        default: return nil
        }
        guard parts.count == 2 else { return }
        let vendors = parts[1].compactMap(VendorName.init)
        guard !vendors.isEmpty, vendors.count == parts[1].count else { return nil }
        absentVendors = Set(vendors)
    }
}
