import VendorDelivery

extension AnalyticsInstance {
    /// The parameters that GA4 has a form for; the others are reported.
    func read(_ parameters: [String: Any]?, of event: String) -> JSONMembers {
        var values = JSONMembers()
        values.reserveCapacity(parameters?.count ?? 0)
        for (key, value) in parameters ?? [:] {
            if key == AnalyticsParameterItems, let items = value as? [[String: Any]] {
                values[key] = .array(read(items, of: event))
            } else if FirebaseRequests.automaticKeys.contains(key) {
                report(problem(with: key, of: event, .reserved))
            } else {
                values[key] = read(value, key: key, of: event)
            }
        }
        return values
    }

    func problem(
        with key: String?,
        of event: String,
        _ reason: RecordProblem.Reason
    ) -> RecordProblem {
        RecordProblem(
            vendor: "firebase",
            record: stream.eventName(event),
            key: key,
            reason: reason
        )
    }

    private func read(_ items: [[String: Any]], of event: String) -> [JSONValue] {
        items.enumerated().map { index, item in
            var members = JSONMembers()
            for (key, value) in item {
                members[key] = read(value, key: "items[\(index)].\(key)", of: event)
            }
            return .object(members)
        }
    }

    private func read(_ value: Any, key: String, of event: String) -> JSONValue? {
        do throws(RecordProblem.Reason) {
            let value = try JSONValue(scalar: value)
            guard case .boolean(let truth) = value else { return value }
            return .string(truth ? "true" : "false")
        } catch {
            report(problem(with: key, of: event, error))
            return nil
        }
    }
}
