import VendorDelivery

/// Reads the values that AppsFlyer has a form for, and reports the others.
struct EventValueReader: Sendable {
    /// What an event of money can't do without.
    private static let required: Set<String> = [AFEventParamRevenue, AFEventParamCurrency]

    let report: @Sendable (RecordProblem) -> Void

    /// - Returns: The values that are left; nil when one that the event can't do without isn't.
    func read(_ values: [AnyHashable: Any], of event: String) -> JSONMembers? {
        var members = JSONMembers()
        var isComplete = true
        for (key, value) in values {
            let name = key as? String
            do throws(RecordProblem.Reason) {
                guard let name else { throw .unsupportedType }
                members[name] = try Self.value(of: value, for: name)
            } catch {
                refuse(name ?? "\(key)", of: event, error)
                if let name, Self.required.contains(name) { isComplete = false }
            }
        }
        if isComplete { return members }
        refuse(nil, of: event, .incomplete)
        return nil
    }

    func refuse(_ key: String?, of event: String, _ reason: RecordProblem.Reason) {
        report(RecordProblem(vendor: "appsflyer", record: event, key: key, reason: reason))
    }

    private static func value(
        of value: Any,
        for name: String
    ) throws(RecordProblem.Reason) -> JSONValue {
        let value = try Self.value(of: value)
        switch name {
        case AFEventParamRevenue where !isAmount(value): throw .malformed
        case AFEventParamCurrency where !isCurrency(value): throw .malformed
        default: return value
        }
    }

    private static func value(of value: Any) throws(RecordProblem.Reason) -> JSONValue {
        do throws(RecordProblem.Reason) {
            return try JSONValue(scalar: value)
        } catch {
            guard error == .unsupportedType, let elements = value as? [Any] else { throw error }
            var values: [JSONValue] = []
            for element in elements { values.append(try JSONValue(scalar: element)) }
            return .array(values)
        }
    }

    /// A number, or the text of one: AppsFlyer takes both, a refund with a minus before it.
    private static func isAmount(_ value: JSONValue) -> Bool {
        switch value {
        case .integer, .unsigned, .number: return true
        case .string(let text):
            return Double(text)?.isFinite == true
                && text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) }
        default: return false
        }
    }

    private static func isCurrency(_ value: JSONValue) -> Bool {
        if case .string(let code) = value { code.isCurrencyCode } else { false }
    }
}

extension String {
    /// Whether it has the form of an ISO 4217 code: three capitals.
    var isCurrencyCode: Bool {
        utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 }
    }
}
