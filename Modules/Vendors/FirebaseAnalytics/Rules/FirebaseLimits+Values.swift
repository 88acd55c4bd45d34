import VendorDelivery

extension FirebaseLimits {
    /// The form of a value of a parameter: a truth value goes as "true" or "false".
    static func form(of value: Any) throws(VendorRule) -> JSONValue {
        let scalar: JSONValue
        do {
            scalar = try JSONValue(scalar: value)
        } catch {
            switch error {
            case .notFinite: throw finite
            case .outOfRange: throw numberRange
            default: throw rule(against: value)
            }
        }
        switch scalar {
        case .boolean(let truth): return .string(truth ? "true" : "false")
        case .string(let text) where isLonger(text, than: valueCharacters): throw paramValueLength
        case .unsigned: throw numberRange
        default: return scalar
        }
    }

    /// Checks what the parameters of an event, with the default ones, must be to each other.
    ///
    /// - Throws: The problem, of which the record is `event`.
    static func check(_ parameters: JSONMembers, of event: String) throws(RecordProblem) {
        if parameters.all.count + FirebaseRequests.automaticKeys.count > parameterCount {
            throw RecordProblem(record: event, key: nil, rule: paramCount)
        }
        let value = parameters[AnalyticsParameterValue]
        let currency = parameters[AnalyticsParameterCurrency]
        if let value {
            try check(value.isNumber, or: valueType, AnalyticsParameterValue, event)
            try check(currency != nil, or: valueNeedsCurrency, AnalyticsParameterValue, event)
        }
        if let currency {
            try check(isCode(currency), or: currencyCode, AnalyticsParameterCurrency, event)
            try check(value != nil, or: currencyNeedsValue, AnalyticsParameterCurrency, event)
        }
    }

    static func isCode(_ value: JSONValue) -> Bool {
        if case .string(let code) = value { currencyCodes.contains(code) } else { false }
    }

    private static func check(
        _ isKept: Bool,
        or rule: VendorRule,
        _ key: String,
        _ event: String
    ) throws(RecordProblem) {
        if !isKept { throw RecordProblem(record: event, key: key, rule: rule) }
    }

    /// The rule that a value which is no text, number or truth value breaks.
    private static func rule(against value: Any) -> VendorRule {
        let mirror = Mirror(reflecting: value)
        let isNull = mirror.displayStyle == .optional && mirror.children.isEmpty
        if isNull || "\(mirror.subjectType)" == "NSNull" { return paramNull }
        switch mirror.displayStyle {
        case .collection, .dictionary, .set: return paramNested
        default: return paramType
        }
    }
}

extension JSONValue {
    var isNumber: Bool {
        switch self {
        case .integer, .unsigned, .number: true
        case .string, .boolean, .array, .object: false
        }
    }
}
