package import VendorDelivery

/// A row of a table of limits: one call that just fits a rule, and one that is just beyond.
///
/// Both calls make one record, if none is refused.
package struct LimitRow<App>: Sendable {
    package let broken: BrokenRule
    /// Whether the call beyond makes no record, rather than one without the part.
    package let isRecordRefused: Bool
    package let fits: @Sendable (App) -> Void
    package let breaks: @Sendable (App) -> Void

    package init(
        _ rule: VendorRule,
        key: String? = nil,
        isRecordRefused: Bool = true,
        fits: @escaping @Sendable (App) -> Void,
        breaks: @escaping @Sendable (App) -> Void
    ) {
        broken = BrokenRule(rule, key: key)
        self.isRecordRefused = isRecordRefused
        self.fits = fits
        self.breaks = breaks
    }

    /// What the call beyond is to report of a record.
    package func problem(in record: String) -> RecordProblem {
        broken.problem(in: record, isRecordRefused: isRecordRefused)
    }
}

extension LimitRow: CustomStringConvertible {
    package var description: String {
        broken.key.map { "\(broken.rule), \($0)" } ?? "\(broken.rule)"
    }
}

/// A text that stands for what must not be shown, in so many characters.
package enum Canary {
    package static let text = "hush"

    package static func text(of count: Int) -> String {
        text + String(repeating: "x", count: count - text.count)
    }

    /// Whether a problem shows it, in its description or to a debugger.
    package static func isShown(in problems: [RecordProblem]) -> Bool {
        var shown = problems.map(\.description).joined()
        dump(problems, to: &shown)
        return shown.contains(text)
    }
}
