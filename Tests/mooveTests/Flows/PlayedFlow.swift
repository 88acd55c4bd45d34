import Testing

@testable import moove

/// A demo flow as `--json` tells it: the calls with their routes, and the requests.
struct PlayedFlow {
    struct Call {
        let operation: String
        let name: String?

        /// By vendor.
        var routes: [String: JSON]
    }

    struct Request {
        /// The action that it was made for.
        let action: String
        let vendor: String
        let body: JSON
    }

    /// An action, and what the app told the person.
    struct Message: Equatable {
        let action: String
        let message: String?
        var details: [String] = []
    }

    private(set) var calls: [Call] = []
    private(set) var requests: [Request] = []

    /// The actions with what the app told the person.
    private(set) var messages: [Message] = []

    /// The JSON as it was printed.
    let text: String

    init(_ name: String) throws {
        let run = Run("demo \(name) --json")
        text = run.output
        for line in try run.json() {
            try read(line)
        }
    }

    private mutating func read(_ line: JSON) throws {
        switch line["type"] {
        case "action":
            messages.append(
                Message(
                    action: try #require(line["action"]?.text),
                    message: line["message"]?.text,
                    details: line["details"]?.elements.compactMap(\.text) ?? []
                )
            )
        case "call":
            let operation = try #require(line["operation"]?.text)
            calls.append(Call(operation: operation, name: line["name"]?.text, routes: [:]))
        case "route":
            calls[calls.count - 1].routes[try #require(line["vendor"]?.text)] = line
        case "request":
            requests.append(
                Request(
                    action: try #require(messages.last).action,
                    vendor: try #require(line["vendor"]?.text),
                    body: try #require(line["body"])
                )
            )
        default: break
        }
    }

    /// The calls that tracked the event.
    func tracked(_ name: String) -> [Call] {
        calls.filter { $0.operation == "track" && $0.name == name }
    }
}

/// Something that a vendor would be told.
struct SentRecord {
    let action: String

    /// An event's name, or a profile operation's.
    let name: String

    /// What the app said, without what the vendor's library adds.
    let values: JSON

    /// What the vendor's library adds.
    let automatic: JSON
    let userId: String?
}

extension PlayedFlow {
    /// The events of Firebase's requests.
    var firebase: [SentRecord] {
        requests.filter { $0.vendor == "firebase" }.flatMap { request in
            (request.body["events"]?.elements ?? []).map { event in
                let (values, automatic) = Self.split(
                    event["params"],
                    by: ["session_id", "engagement_time_msec"]
                )
                return SentRecord(
                    action: request.action,
                    name: event["name"]?.text ?? "",
                    values: values,
                    automatic: automatic,
                    userId: request.body["user_id"]?.text
                )
            }
        }
    }

    /// The events and profile operations of Mixpanel's requests.
    var mixpanel: [SentRecord] {
        requests.filter { $0.vendor == "mixpanel" }.flatMap { request in
            request.body.elements.map { record in
                let (values, automatic) = Self.split(
                    record["properties"] ?? record,
                    by: [
                        "$device_id", "$user_id", "distinct_id", "$insert_id", "mp_lib", "time",
                        "$token", "$distinct_id", "$time",
                    ]
                )
                let operation = values.members.first
                return SentRecord(
                    action: request.action,
                    name: record["event"]?.text ?? operation?.key ?? "",
                    values: record["event"] == nil ? operation?.value ?? .null : values,
                    automatic: automatic,
                    userId: automatic["$user_id"]?.text
                )
            }
        }
    }

    private static func split(_ json: JSON?, by keys: Set<String>) -> (JSON, JSON) {
        let members = json?.members ?? [:]
        return (
            .object(members.filter { !keys.contains($0.key) }),
            .object(members.filter { keys.contains($0.key) })
        )
    }
}
