extension AnalyticsValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self = .string(text)
    }
}

extension AnalyticsValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral number: Int) {
        self = .int(number)
    }
}

extension AnalyticsValue: ExpressibleByFloatLiteral {
    public init(floatLiteral number: Double) {
        self = .double(number)
    }
}

extension AnalyticsValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral truth: Bool) {
        self = .bool(truth)
    }
}
