/// The parts of a request that was too large, the first one last.
struct SplitParts {
    private var counts: [Int] = []

    /// How many records the next request may have; nil when nothing is split.
    var next: Int? { counts.last }

    /// Halves a request of more than one record, which may be a part itself.
    mutating func split(_ count: Int) {
        _ = counts.popLast()
        counts += [count - count / 2, count / 2]
    }

    /// - Parameter count: How many of the request's records stay queued.
    mutating func end(leaving count: Int) {
        guard counts.popLast() != nil, count > 0 else { return }
        counts.append(count)
    }
}

extension BatchRule {
    /// The same rule with a smaller number of records.
    func limited(to count: Int?) -> BatchRule {
        guard let count, count < maximumRecords else { return self }
        var rule = self
        rule.maximumRecords = count
        return rule
    }
}
