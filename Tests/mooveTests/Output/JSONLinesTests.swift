import Testing
import VendorTesting
import VendorTransport

@testable import moove

@Suite struct JSONLinesTests {
    private enum Kind {
        case text, number, texts, counts, body, textsByName

        func takes(_ json: JSON) -> Bool {
            switch self {
            case .text: json.text != nil
            case .number: json.integer != nil
            case .texts:
                json == .array(json.elements) && json.elements.allSatisfy { $0.text != nil }
            case .counts:
                json == .object(json.members)
                    && json.members.values.allSatisfy { $0.integer != nil }
            case .textsByName:
                json == .object(json.members)
                    && json.members.values.allSatisfy { $0.text != nil }
            case .body:
                json == .object(json.members) || json == .array(json.elements) || json.text != nil
            }
        }
    }

    /// The keys of each type of line; one that may be absent ends with a question mark.
    private static let documented: [String: [String: Kind]] = [
        "vendors": ["credentials": .text, "on": .texts, "off": .textsByName],
        "action": [
            "flow": .text, "line": .number, "action": .text, "message?": .text, "details?": .texts,
        ],
        "call": ["flow": .text, "seq": .number, "operation": .text, "name?": .text],
        "route": [
            "seq": .number, "vendor": .text, "outcome": .text, "factory?": .text, "module?": .text,
            "trackers": .texts, "rule?": .text, "error?": .text,
        ],
        "request": [
            "vendor": .text, "method": .text, "url": .text, "contentType": .text, "body": .body,
        ],
        "summary": [
            "flow?": .text, "calls": .number, "outcomes": .counts, "records": .counts,
            "requests": .counts, "failures": .number, "openJourneys?": .number,
        ],
        "consent": [
            "purpose": .text, "state": .text, "epoch": .number, "purged?": .number,
            "forgottenJourneys?": .number,
        ],
        "delivery": [
            "flow?": .text, "vendor": .text, "outcome": .text, "requests": .number,
            "delivered": .number, "repeated": .number, "inDoubt": .number, "dead": .number,
            "problem?": .text,
        ],
        "queue": [
            "vendor": .text, "queued": .number, "sent": .number, "retried": .number,
            "inDoubt": .number, "dead": .number, "purged": .number, "evicted": .number,
            "dropped": .number, "oldest?": .number, "pausedUntil?": .number,
        ],
        "aside": [
            "vendor": .text, "cause": .text, "name": .text, "key": .text, "time": .number,
            "reason": .text,
        ],
        "directory": ["path": .text, "bytes": .number, "unreadable": .number],
        "flow": ["flow": .text, "summary": .text],
        "setting": ["key": .text, "value": .text, "source": .text],
    ]

    /// What is inspected after a vendor has refused its record.
    private static func inspected() throws -> [JSON] {
        let sandbox = try VendorSandbox(misbehaving: [
            #"{"vendor":"adjust","mode":"status","status":400,"count":-1}"#
        ])
        return try withFolder { folder in
            let script = TypedLines([
                "open moove://app/fare_list?riderId=adult", "choose day", "confirm",
            ])
            let options = "--quiet --data-dir \(folder)"
            _ = Run("run - \(options) --vendor-url \(sandbox.address.text)", typed: script)
            return try Run("inspect --json --data-dir \(folder)").json()
        }
    }

    @Test(arguments: ["demo", "demo --strict", "demo --log", "demo --strict --log"])
    func `each line has the documented keys, with values of the documented kinds`(
        commandLine: String
    ) throws {
        let others = ["consent deny --json", "demo --list --json"]
        let keys = ["MOOVE_MIXPANEL_TOKEN": "token"]
        let lines =
            try (["\(commandLine) --json"] + others).flatMap { try Run($0).json() }
            + Run(["config", "--json"], environment: keys).json()
            + Run("demo buy-ticket --json --vendor-url http://127.0.0.1:1").json()
            + Self.inspected()
        #expect(Set(lines.compactMap { $0["type"]?.text }) == Set(Self.documented.keys))
        for line in lines {
            let type = try #require(line["type"]?.text)
            let kinds = try #require(Self.documented[type])
            for (key, kind) in kinds {
                let isOptional = key.hasSuffix("?")
                guard let value = line[isOptional ? String(key.dropLast()) : key] else {
                    #expect(isOptional, "'\(key)' is missing in \(line)")
                    continue
                }
                #expect(kind.takes(value), "'\(key)' in \(line)")
            }
            let known = kinds.keys.map { $0.replacing("?", with: "") } + ["type"]
            #expect(Set(line.members.keys).isSubset(of: known), "\(line)")
        }
    }

    @Test func `the help names these keys, and no others`() {
        var keys: [String: Set<String>] = [:]
        for part in Run("help json").output.split(separator: #"{"type":""#).dropFirst() {
            let type = String(part.prefix { $0 != "\"" })
            keys[type] = Set(
                part.matches(of: /"(\w+)":[^,?]*(\??)/).map { "\($0.1)\($0.2)" }
            )
        }
        #expect(keys == Self.documented.mapValues { Set($0.keys) })
    }

    @Test func `words of a closed list are on it`() throws {
        let help = Set(Run("help json").output.split { !$0.isLetter }.map(String.init))
        for commandLine in ["demo --json", "demo --strict --log --json"] {
            let lines = try Run(commandLine).json()
            let words = lines.compactMap { $0["operation"]?.text ?? $0["outcome"]?.text }
            #expect(!words.isEmpty)
            for word in Set(words) {
                #expect(help.contains(word), "\(word)")
            }
        }
    }

    @Test(arguments: Flow.all.map(\.name))
    func `routes have the number of the call above them`(flow: String) throws {
        var call: JSON?
        for line in try Run("demo \(flow) --json").json() {
            if line["type"] == "call" { call = line }
            if line["type"] == "route" { #expect(line["seq"] == call?["seq"]) }
        }
        #expect(call != nil)
    }
}
