import VendorDelivery

/// The operations on a person's profile, each a record of its own.
///
/// An operation that breaks one of ``MixpanelLimits`` is refused and reported. One that has nothing to
/// say is not recorded.
public struct People: Sendable {
    let instance: MixpanelInstance

    public func set(property: String, to value: any MixpanelType) {
        set(properties: [property: value])
    }

    public func set(properties: Properties) {
        record(.set, properties)
    }

    /// Sets those that the profile does not have.
    public func setOnce(properties: Properties) {
        record(.setOnce, properties)
    }

    public func unset(properties: [String]) {
        guard !properties.isEmpty else { return }
        do throws(VendorRule) {
            for name in properties { try MixpanelLimits.check(text: name) }
            record(.unset, whole: .array(properties.map(JSONValue.string)))
        } catch {
            let name = ProfileOperation.unset.rawValue
            instance.tell([RecordProblem(record: name, key: nil, rule: error)])
        }
    }

    public func increment(property: String, by amount: Double) {
        increment(properties: [property: amount])
    }

    /// Adds numbers to properties.
    public func increment(properties: Properties) {
        record(.add, properties)
    }

    /// Appends one value to each list.
    public func append(properties: Properties) {
        record(.append, properties)
    }

    /// Removes one value from each list.
    public func remove(properties: Properties) {
        record(.remove, properties)
    }

    /// Adds what is missing to lists; each value is an array.
    public func union(properties: Properties) {
        record(.union, properties)
    }

    public func deleteUser() {
        record(.delete, whole: .string(""))
    }

    private func record(_ operation: ProfileOperation, _ properties: Properties) {
        var reader = PropertyReader(of: operation.rawValue, .profile)
        do throws(RecordProblem) {
            let values = try reader.read(properties, operation.check)
            if values.isEmpty {
                // What was left out was all there was.
                if let problem = reader.leftOut.first { throw problem.refusingRecord }
                return
            }
            try instance.record { $0.profile(operation, .object(values)) }
            instance.tell(reader.leftOut)
        } catch {
            instance.tell([error])
        }
    }

    /// Records an operation whose value has been checked, or needs no check.
    func record(_ operation: ProfileOperation, whole value: JSONValue) {
        do throws(RecordProblem) {
            try instance.record { $0.profile(operation, value) }
        } catch {
            instance.tell([error])
        }
    }
}

extension RecordProblem {
    fileprivate var refusingRecord: RecordProblem {
        RecordProblem(record: record, key: key, rule: rule)
    }
}
