import VendorDelivery

/// The values of an event that AppsFlyer has a form for.
struct EventValues: Sendable {
    private(set) var members = JSONMembers()
    /// What was left out.
    private(set) var omissions: [BrokenRule] = []
    /// Why the event can't do without what was left out: it would count as another amount.
    private(set) var refusal: BrokenRule?

    init(_ values: [String: Any]) {
        members.reserveCapacity(values.count)
        for (name, value) in values { read(value, named: name) }
    }

    init(_ values: [AnyHashable: Any]) {
        members.reserveCapacity(values.count)
        for (key, value) in values {
            if let name = key.base as? String {
                read(value, named: name)
            } else {
                // Told by its type, since it may be anything.
                note(BrokenRule(AppsFlyerLimits.parameterName, key: "\(type(of: key.base))"))
            }
        }
    }

    private mutating func read(_ value: Any, named name: String) {
        do throws(BrokenRule) {
            if name.isEmpty { throw BrokenRule(AppsFlyerLimits.parameterName, key: name) }
            members[name] = try Self.value(of: value, named: name)
        } catch {
            note(error)
        }
    }

    mutating func leaveOut(_ broken: BrokenRule) {
        omissions.append(broken)
    }

    /// When both amount and currency are broken, the currency is told, in whatever order they come.
    private mutating func note(_ broken: BrokenRule) {
        switch broken.key {
        case AFEventParamCurrency: refusal = broken
        case AFEventParamRevenue: refusal = refusal ?? broken
        default: leaveOut(broken)
        }
    }

    private static func value(of value: Any, named name: String) throws(BrokenRule) -> JSONValue {
        let read: JSONValue
        do throws(JSONValue.Unwritable) {
            read = try self.value(of: value)
        } catch .unsupportedType {
            throw BrokenRule(AppsFlyerLimits.valueType, key: name)
        } catch {
            throw BrokenRule(AppsFlyerLimits.numberRange, key: name)
        }
        if let refusal = AppsFlyerLimits.refusal(of: read, named: name) { throw refusal }
        return read
    }

    private static func value(of value: Any) throws(JSONValue.Unwritable) -> JSONValue {
        do throws(JSONValue.Unwritable) {
            return try JSONValue(scalar: value)
        } catch {
            guard error == .unsupportedType, let elements = value as? [Any] else { throw error }
            var values: [JSONValue] = []
            for element in elements { values.append(try JSONValue(scalar: element)) }
            return .array(values)
        }
    }
}
