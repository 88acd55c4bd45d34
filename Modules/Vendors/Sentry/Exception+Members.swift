import VendorDelivery

extension Exception {
    /// What Sentry gets of it.
    func members() throws(BrokenRule) -> JSONMembers {
        guard !type.isEmpty || !value.isEmpty else {
            throw BrokenRule(key: "exceptions", rule: SentryLimits.exception)
        }
        var members = JSONMembers()
        members["type"] = type.isEmpty ? nil : .string(type)
        members["value"] = value.isEmpty ? nil : .string(value)
        members["mechanism"] = try mechanism?.member()
        return members
    }
}

extension Mechanism {
    fileprivate func member() throws(BrokenRule) -> JSONValue {
        guard !type.isEmpty else {
            throw BrokenRule(key: "mechanism", rule: SentryLimits.mechanism)
        }
        var members: JSONMembers = ["type": .string(type)]
        members["handled"] = handled.map(JSONValue.boolean)
        members["meta"] = meta?.error.map { .object(["ns_error": .object($0.members)]) }
        return .object(members)
    }
}

extension SentryNSError {
    var members: JSONMembers {
        ["domain": .string(domain), "code": .integer(code)]
    }
}
