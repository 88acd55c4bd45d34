@testable import Mixpanel

/// Texts in calls that break a rule say "canary", and numbers 31337: no report may show them.
extension LimitRow {
    static let all = events + values + profiles + identities

    static func text(_ count: Int, of character: String = "x") -> String {
        let canary = character == "x" ? "canary" : ""
        return canary + String(repeating: character, count: count - canary.count)
    }

    static func numbered(_ count: Int) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)", 31_337) })
    }

    static func short(_ count: Int) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)", 1) })
    }

    /// A list of this many bytes of JSON.
    static func list(_ bytes: Int) -> [String] {
        let count = bytes / 250
        let rest = bytes - "[]".utf8.count - count * 103 + 1
        return (0..<count).map { index in
            text(100 + rest / count + (index < rest % count ? 1 : 0))
        }
    }

    /// A list of lists, of this many bytes of JSON.
    static func lists(_ bytes: Int) -> [[String]] {
        let rest = bytes - "[]".utf8.count - 19 * 10_001
        return Array(repeating: list(10_000), count: 19) + [
            list(rest / 2), list(rest - rest / 2 - 1),
        ]
    }
}
