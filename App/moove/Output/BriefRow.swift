import HeraldCore

/// A call with what each vendor made of it, and how often that happened.
struct BriefRow {
    let title: String
    private(set) var cells: [VendorName: BriefCell] = [:]
    private(set) var count = 1

    /// Why it failed, and for which vendors.
    private(set) var failures: [(reason: String, vendors: [String])] = []

    /// Whether a factory had a say in it that isn't Herald's or the app's, which serve all features.
    private(set) var isRuled = false

    private init(_ call: CallReport) {
        title = call.operation.briefTitle
        for route in call.routes {
            if let vendor = VendorName(rawValue: route.vendor) { cells[vendor] = BriefCell(route) }
            for failure in route.report.failures { note("\(failure.error)", [route.vendor]) }
            let module = route.report.factory?.module ?? "moove"
            if module != "moove", !module.hasPrefix("Herald") { isRuled = true }
        }
    }

    /// The calls of an action, a row each.
    ///
    /// What is done purpose by purpose, as a launch or the replay of what waited, is one call here.
    static func rows(of calls: [CallReport]) -> [BriefRow] {
        calls.map { BriefRow($0) }.reduce(into: []) { rows, part in
            if let first = rows.firstIndex(where: { $0.isCompleted(by: part) }) {
                rows[first].cells.merge(part.cells) { mine, _ in mine }
                for failure in part.failures { rows[first].note(failure.reason, failure.vendors) }
                rows[first].isRuled = rows[first].isRuled || part.isRuled
            } else {
                rows.append(part)
            }
        }
    }

    private mutating func note(_ reason: String, _ vendors: [String]) {
        if let same = failures.firstIndex(where: { $0.reason == reason }) {
            failures[same].vendors += vendors.filter { !failures[same].vendors.contains($0) }
        } else {
            failures.append((reason, vendors))
        }
    }

    private func isCompleted(by part: BriefRow) -> Bool {
        title == part.title && Set(cells.keys).isDisjoint(with: part.cells.keys)
    }

    /// Whether the same happened, for the vendors that this row has.
    func isTold(by other: BriefRow) -> Bool {
        isLike(other) && cells.allSatisfy { other.cells[$0.key] == $0.value }
    }

    private func isLike(_ other: BriefRow) -> Bool {
        title == other.title && failures.map(\.reason) == other.failures.map(\.reason)
    }

    /// Adds a row to those it may be one of, in the order of what happened first.
    func counted(in rows: inout [BriefRow]) {
        if let same = rows.firstIndex(where: { $0.isLike(self) && $0.cells == cells }) {
            rows[same].count += count
        } else {
            rows.append(self)
        }
    }

    /// The title, and how often when that was more than once.
    var label: String { count == 1 ? title : "\(title) ×\(count)" }

    /// The word that every vendor has, where consent is all that decided.
    var consentWord: BriefCell? {
        [.held, .blocked].first { word in
            !cells.isEmpty && cells.values.allSatisfy { $0 == word }
        }
    }
}

extension AnalyticsOperation {
    /// The call in few words: an event by its name alone.
    fileprivate var briefTitle: String {
        if case .track(let name) = self { name } else { title }
    }
}
