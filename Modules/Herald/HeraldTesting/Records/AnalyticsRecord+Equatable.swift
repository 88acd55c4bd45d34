import HeraldCore

extension AnalyticsRecord: Equatable {
    public static func == (left: AnalyticsRecord, right: AnalyticsRecord) -> Bool {
        switch (left, right) {
        case (.tracked(let left), .tracked(let right)):
            left.name == right.name && left.parameters == right.parameters
                && isSameTypeAndEqual(left, right)
        case (.propertySet(let left), .propertySet(let right)):
            left.name == right.name && left.value == right.value && isSameTypeAndEqual(left, right)
        case (.identified(let left), .identified(let right)): left == right
        case (.enabledSet(let left), .enabledSet(let right)): left == right
        case (.reset, .reset), (.started, .started), (.flushed, .flushed): true
        default: false
        }
    }

    /// Whether two are of one type and, if that is `Equatable`, equal.
    private static func isSameTypeAndEqual(_ left: Any, _ right: Any) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        guard let left = left as? any Equatable else { return true }
        return left.isEqual(to: right)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        self == (other as? Self)
    }
}
