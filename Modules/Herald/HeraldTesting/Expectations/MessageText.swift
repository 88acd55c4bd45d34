/// How messages speak of numbers and positions.
enum MessageText {
    /// `never`, `once`, `3 times`.
    static func times(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        default: "\(count) times"
        }
    }

    /// `record 2`, `records 1, 4`: positions as the timeline numbers them.
    static func records(_ positions: [Int]) -> String {
        let numbers = positions.map { "\($0 + 1)" }.joined(separator: ", ")
        return positions.count == 1 ? "record \(numbers)" : "records \(numbers)"
    }
}
