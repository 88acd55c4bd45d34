/// The latest breadcrumbs, oldest first.
struct BreadcrumbTrail: Sendable {
    let limit: Int
    private(set) var entries: [TrailEntry] = []

    init(limit: Int) {
        self.limit = limit
        entries.reserveCapacity(limit)
    }

    /// Puts an entry where its time belongs, the later of two with one time last.
    ///
    /// The oldest gives way when there are too many.
    mutating func add(_ entry: TrailEntry) {
        var place = entries.endIndex
        while place > 0, entries[place - 1].time > entry.time { place -= 1 }
        entries.insert(entry, at: place)
        if entries.count > limit { entries.removeFirst() }
    }

    mutating func clear() {
        entries.removeAll(keepingCapacity: true)
    }
}
