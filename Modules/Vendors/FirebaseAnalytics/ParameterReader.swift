import VendorDelivery

/// Reads the parameters of one event, and checks each by GA4's rules.
struct ParameterReader {
    /// The event's name, for reports.
    let record: String
    /// What is missing from the parameters that were read, since GA4 has no form for it.
    private(set) var leftOut: [RecordProblem] = []

    init(of record: String) {
        self.record = record
    }

    /// The parameters, but for numbers that aren't finite where GA4 can do without.
    mutating func read(_ parameters: [String: Any]?) throws(RecordProblem) -> JSONMembers {
        var values = JSONMembers()
        values.reserveCapacity(parameters?.count ?? 0)
        for (key, value) in parameters ?? [:] {
            values[key] = try read(value, of: key)
        }
        return values
    }

    /// The parameters that every event may have; each that breaks a rule is left out by itself.
    static func defaults(
        _ parameters: [String: Any]?
    ) -> (values: JSONMembers, leftOut: [RecordProblem]) {
        var reader = ParameterReader(of: "default parameters")
        var values = JSONMembers()
        for (key, value) in parameters ?? [:] {
            do throws(RecordProblem) {
                values[key] = try reader.read(value, of: key)
            } catch {
                reader.leaveOut(error.key ?? key, error.rule)
            }
        }
        return (values, reader.leftOut)
    }

    /// The form of one parameter's value, or nil when it is left out.
    private mutating func read(
        _ value: Any,
        of name: String
    ) throws(RecordProblem) -> JSONValue? {
        if name == "session_id" || name == "engagement_time_msec" {
            throw RecordProblem(record: record, key: name, rule: FirebaseLimits.paramAutomatic)
        }
        if name == AnalyticsParameterItems { return .array(try items(value)) }
        return try read(value, at: ParameterPlace(name: name, item: nil))
    }

    private mutating func items(_ value: Any) throws(RecordProblem) -> [JSONValue] {
        guard let elements = value as? [Any] else {
            let key = AnalyticsParameterItems
            throw RecordProblem(record: record, key: key, rule: FirebaseLimits.itemsType)
        }
        var items: [JSONValue] = []
        for (index, element) in elements.enumerated() {
            items.append(.object(try item(element, index)))
        }
        return items
    }

    private mutating func item(
        _ value: Any,
        _ index: Int
    ) throws(RecordProblem) -> JSONMembers {
        let members = value as? [String: Any]
        var item = JSONMembers()
        for (name, value) in members ?? [:] {
            item[name] = try read(value, at: ParameterPlace(name: name, item: index))
        }
        do throws(VendorRule) {
            if members == nil { throw FirebaseLimits.itemsType }
            try FirebaseLimits.check(item: item)
        } catch {
            throw RecordProblem(record: record, key: "items[\(index)]", rule: error)
        }
        return item
    }

    /// The form of a value, or nil when it is left out.
    private mutating func read(
        _ value: Any,
        at place: ParameterPlace
    ) throws(RecordProblem) -> JSONValue? {
        do throws(VendorRule) {
            return try place.form(of: value)
        } catch {
            guard error == FirebaseLimits.finite, !place.needsNumber else {
                throw RecordProblem(record: record, key: place.key, rule: error)
            }
            leaveOut(place.key, error)
            return nil
        }
    }

    private mutating func leaveOut(_ key: String, _ rule: VendorRule) {
        leftOut.append(RecordProblem(record: record, key: key, rule: rule, isRecordRefused: false))
    }
}
