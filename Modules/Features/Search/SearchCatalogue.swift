package import SearchEvents

/// What can be found, by kind, in the order in which it is shown.
package struct SearchCatalogue: Sendable {
    private let names: [SearchKind: [String]]

    package init(_ names: [SearchKind: [String]]) {
        self.names = names
    }

    /// What has the query in its name, whatever its capitals.
    func results(for query: String, of kind: SearchKind) -> [String] {
        let query = query.lowercased()
        return (names[kind] ?? []).filter { $0.lowercased().contains(query) }
    }

    /// The stops, lines and passes of the network.
    package static let standard = SearchCatalogue([
        .stop: [
            "Central Station", "City Hall", "Harbour", "Market Square", "Museum", "North Gate",
            "Old Bridge", "Station Road", "University",
        ],
        .line: ["1 Harbour – University", "2 North Gate – Museum", "7 Ring line"],
        .pass: ["Month pass", "Quarter pass", "Year pass"],
    ])
}
