import VendorDelivery

/// Operations on properties of a user, which go to Amplitude together.
///
///     Identify().set(property: "plan", value: "monthly").add(property: "rides", value: 1)
///
/// Each property has one operation: a second one is left out and reported.
public final class Identify {
    static let eventType = "$identify"
    /// What Amplitude wants as the value where an operation needs none.
    private static let noValue = JSONValue.string("-")

    private(set) var operations = JSONMembers()
    private(set) var omissions: [BrokenRule] = []
    /// Why the whole must not be recorded.
    private(set) var refusal: BrokenRule?
    private var properties: Set<String> = []

    public init() {}

    @discardableResult
    public func set(property: String, value: Any?) -> Identify {
        read(.set, property, value)
    }

    /// Sets a property that has no value yet.
    @discardableResult
    public func setOnce(property: String, value: Any?) -> Identify {
        read(.setOnce, property, value)
    }

    @discardableResult
    public func add(property: String, value: Int) -> Identify {
        read(.add, property, value)
    }

    @discardableResult
    public func add(property: String, value: Double) -> Identify {
        read(.add, property, value)
    }

    /// Puts a value, or each of an array, at the end of a list.
    @discardableResult
    public func append(property: String, value: Any?) -> Identify {
        read(.append, property, value)
    }

    /// Puts a value, or each of an array, at the start of a list.
    @discardableResult
    public func prepend(property: String, value: Any?) -> Identify {
        read(.prepend, property, value)
    }

    /// Puts what is missing at the start of a list.
    @discardableResult
    public func preInsert(property: String, value: Any?) -> Identify {
        read(.preInsert, property, value)
    }

    /// Puts what is missing at the end of a list.
    @discardableResult
    public func postInsert(property: String, value: Any?) -> Identify {
        read(.postInsert, property, value)
    }

    @discardableResult
    public func remove(property: String, value: Any?) -> Identify {
        read(.remove, property, value)
    }

    @discardableResult
    public func unset(property: String) -> Identify {
        take(.unset, property) { () throws(BrokenRule) in
            try AmplitudeLimits.check(name: property, key: property)
            return Self.noValue
        }
    }

    /// Removes all properties; it takes the place of every other operation.
    @discardableResult
    public func clearAll() -> Identify {
        for property in properties.sorted() {
            omissions.append(BrokenRule(AmplitudeLimits.operationCount, key: property))
        }
        properties = []
        refusal = nil
        operations = [IdentifyOperation.clearAll.rawValue: Self.noValue]
        return self
    }

    private func read(_ operation: IdentifyOperation, _ property: String, _ value: Any?) -> Identify
    {
        take(operation, property) { () throws(BrokenRule) in
            try PropertyReader.read(value as Any, key: property)
        }
    }

    private func take(
        _ operation: IdentifyOperation,
        _ property: String,
        _ value: () throws(BrokenRule) -> JSONValue
    ) -> Identify {
        do throws(BrokenRule) {
            try perform(operation, property, try value())
        } catch {
            if AmplitudeLimits.leftOut.contains(error.rule) {
                omissions.append(error)
            } else {
                refusal = refusal ?? error
            }
        }
        return self
    }

    private func perform(
        _ operation: IdentifyOperation,
        _ property: String,
        _ value: JSONValue
    ) throws(BrokenRule) {
        let isAllCleared = operations[IdentifyOperation.clearAll.rawValue] != nil
        guard !isAllCleared, properties.insert(property).inserted else {
            throw BrokenRule(AmplitudeLimits.operationCount, key: property)
        }
        var members = operations[operation.rawValue]?.members ?? JSONMembers()
        members[property] = value
        try AmplitudeLimits.check(keyCount: members.all.count, key: operation.rawValue)
        operations[operation.rawValue] = .object(members)
    }
}

@available(*, unavailable)
extension Identify: Sendable {}
