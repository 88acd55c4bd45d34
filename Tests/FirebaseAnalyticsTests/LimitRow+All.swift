@testable import FirebaseAnalytics

extension LimitRow {
    static let all = events + parameters + money + items + people

    static func text(_ count: Int, of character: String = "x") -> String {
        String(repeating: character, count: count)
    }

    static func numbered(_ count: Int) -> [String: any Sendable] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)", 31_337) })
    }
}
