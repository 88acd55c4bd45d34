import Foundation
import VendorDelivery

/// The keys in a configuration's text, each where it belongs and with a value that may stand there.
struct ConfigurationDocument {
    private let root: Node
    private let path: String

    init(text: String, path: String) throws(ConfigurationProblem) {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            root = try decoder.decode(Node.self, from: Data(text.utf8))
        } catch {
            // What the decoder says may quote the text.
            let line = BrokenJSON.line(of: text).map { ", near line \($0)" } ?? ""
            throw ConfigurationProblem(
                "The configuration '\(path)' is no JSON\(line). To fix, look for a missing quote, "
                    + "comma or brace."
            )
        }
        self.path = path
    }

    func settings() throws(ConfigurationProblem) -> [VendorName: [String: Setting]] {
        let names = VendorName.allCases.map(\.rawValue)
        var settings: [VendorName: [String: Setting]] = [:]
        let sections = try members(of: root, at: "", among: ["vendors"])
        guard let vendors = sections["vendors"] else { return [:] }
        for (name, node) in try members(of: vendors, at: "vendors", among: names) {
            guard let vendor = VendorName(rawValue: name) else { continue }
            settings[vendor] = try self.settings(of: vendor, in: node)
        }
        return settings
    }

    private func settings(
        of vendor: VendorName,
        in node: Node
    ) throws(ConfigurationProblem) -> [String: Setting] {
        let keys = vendor.keys.all
        let place = "vendors.\(vendor.rawValue)"
        let members = try members(of: node, at: place, among: keys.map(\.name))
        var settings: [String: Setting] = [:]
        for key in keys {
            guard let node = members[key.name] else { continue }
            guard let text = node.text(as: key.kind), key.kind.takes(text) else {
                throw problem("'\(place).\(key.name)' must be \(key.kind.words).")
            }
            settings[key.name] = Setting(value: Secret(text), source: path)
        }
        return settings
    }

    /// The members of an object that has no others than these.
    private func members(
        of node: Node,
        at place: String,
        among names: [String]
    ) throws(ConfigurationProblem) -> [String: Node] {
        guard case .object(let members) = node else {
            throw problem(
                "\(place.isEmpty ? "What it holds" : "'\(place)'") must be an object of: "
                    + "\(names.joined(separator: ", "))."
            )
        }
        guard let unknown = members.keys.filter({ !names.contains($0) }).min() else {
            return members
        }
        let shown = ConfigurationProblem.shown(unknown)
        throw problem(
            "'\(place.isEmpty ? "" : "\(place).")\(shown)' is no key."
                + "\(Suggestion.question(for: unknown, in: names)) "
                + "There are: \(names.joined(separator: ", "))."
        )
    }

    private func problem(_ text: String) -> ConfigurationProblem {
        ConfigurationProblem("In the configuration '\(path)': \(text)")
    }
}

extension ConfigurationDocument {
    /// A value of JSON, as far as a configuration has them.
    fileprivate enum Node: Decodable {
        case object([String: Node])
        case text(String)
        case number(Int)
        case other

        init(from decoder: any Decoder) throws {
            if let container = try? decoder.container(keyedBy: Name.self) {
                var members: [String: Node] = [:]
                for name in container.allKeys {
                    members[name.stringValue] = try container.decode(Node.self, forKey: name)
                }
                self = .object(members)
                return
            }
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .other
            }
        }

        /// The text that a variable would have for it; nothing when it is of another kind.
        func text(as kind: ConfigurationKey.Kind) -> String? {
            switch (self, kind) {
            case (.text(let text), .secret), (.text(let text), .text), (.text(let text), .word):
                return text
            case (.number(let number), .number):
                return String(number)
            case (.object(let members), .table):
                var pairs: [String] = []
                for (name, node) in members.sorted(by: { $0.key < $1.key }) {
                    guard case .text(let text) = node else { return nil }
                    pairs.append("\(name)=\(text)")
                }
                return pairs.joined(separator: ",")
            default: return nil
            }
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
