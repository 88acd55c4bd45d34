import Foundation

extension PlayedFlow {
    /// What a vendor was told, one line a record: `purchase {"value":5}`, its keys in order.
    ///
    /// - Parameters:
    ///   - vendor: Sentry's envelopes are read elsewhere.
    ///   - action: The action for which it was told, or nil for all.
    /// - Returns: The lines in the order of the requests.
    func sent(to vendor: String, after action: String? = nil) -> [String] {
        requests.filter { $0.vendor == vendor && action ?? $0.action == $0.action }
            .flatMap { Self.records(of: $0) }
    }

    /// The values of one event, in each request that has it.
    func values(of event: String, for vendor: String) -> [String] {
        sent(to: vendor).filter { $0.hasPrefix("\(event) ") }
            .map { String($0.dropFirst(event.count + 1)) }
    }

    private static func records(of request: Request) -> [String] {
        let body = request.body
        switch request.vendor {
        case "firebase": return (body["events"]?.elements ?? []).map(firebase)
        case "mixpanel": return body.elements.map(mixpanel)
        case "amplitude": return (body["events"]?.elements ?? []).map(amplitude)
        case "adjust": return [adjust(body.text ?? "")]
        case "appsflyer":
            return ["\(body["eventName"]?.text ?? "") \(body["eventValue"]?.text ?? "")"]
        default: return []
        }
    }

    private static func firebase(_ event: JSON) -> String {
        let automatic: Set = ["session_id", "engagement_time_msec"]
        return line(event["name"], event["params"]?.members.filter { !automatic.contains($0.key) })
    }

    /// What Mixpanel's library adds to a record is left out, and the person with it.
    private static func mixpanel(_ record: JSON) -> String {
        let automatic: Set = [
            "$device_id", "$distinct_id", "$insert_id", "$time", "$token", "$user_id",
            "distinct_id", "mp_lib", "time",
        ]
        let all = record["properties"]?.members ?? record.members
        let values = all.filter { !automatic.contains($0.key) }
        guard record["event"] == nil, let operation = values.first else {
            return line(record["event"], values)
        }
        return line(.text(operation.key), operation.value.members)
    }

    private static func amplitude(_ event: JSON) -> String {
        line(event["event_type"], (event["event_properties"] ?? event["user_properties"])?.members)
    }

    /// A form's fields that the app has a say in.
    private static func adjust(_ form: String) -> String {
        var components = URLComponents()
        components.percentEncodedQuery = form
        let fields = Dictionary(
            (components.queryItems ?? []).map { ($0.name, JSON.text($0.value ?? "")) }
        ) { first, _ in first }
        let told: Set = [
            "revenue", "currency", "callback_params", "source", "ad_revenue_network",
            "ad_revenue_unit", "ad_impressions_count",
        ]
        return line(fields["event_token"] ?? "ad_revenue", fields.filter { told.contains($0.key) })
    }

    private static func line(_ name: JSON?, _ values: [String: JSON]?) -> String {
        "\(name?.text ?? "") \(JSON.object(values ?? [:]).sortedText)"
    }
}

extension JSON {
    /// The value as JSON, its keys in order.
    fileprivate var sortedText: String {
        switch self {
        case .null: "null"
        case .boolean(let truth): "\(truth)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .text(let text): "\"\(text)\""
        case .array(let elements): "[\(elements.map(\.sortedText).joined(separator: ","))]"
        case .object(let members): "{\(Self.sortedText(of: members))}"
        }
    }

    private static func sortedText(of members: [String: JSON]) -> String {
        members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.sortedText)" }
            .joined(separator: ",")
    }
}
