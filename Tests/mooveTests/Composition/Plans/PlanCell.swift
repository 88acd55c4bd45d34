import HeraldCore
import Testing
import VendorDelivery

@testable import moove

/// What a vendor made of the examples of one event or property, as a cell of a ``Plan`` says it.
struct PlanCell {
    /// - Parameter routes: The vendor's part of each example's call, none where it has none.
    init(_ routes: [VendorRoute?]) {
        let answers = routes.map { $0.map(Self.answer) ?? "none" }
        let records = routes.map { $0?.records ?? [] }
        if Set(answers) == ["claimed"] {
            text = Self.text(of: records)
        } else {
            text = Set(answers).sorted().joined(separator: " or ")
        }
    }

    /// The cell as it is typed in a plan.
    let text: String

    private static func answer(_ route: VendorRoute) -> String {
        switch route.report.outcome {
        case .declined: "–"
        case .dropped: "dropped by \(route.report.factory?.module ?? "nobody")"
        default: route.report.outcome.rawValue
        }
    }

    /// The records that every example became; what not all of them have has a question mark.
    private static func text(of examples: [[VendorRecord]]) -> String {
        let names = Set(examples.map { $0.map(\.name) })
        guard names.count == 1, let first = names.first else {
            return "different records: \(names)"
        }
        guard !first.isEmpty else { return "kept" }
        let records = first.indices.map { index -> String in
            let parameters = examples.map { Self.paths(in: $0[index].parameters) }
            let all = parameters.reduce(into: Set()) { $0.formUnion($1) }
            let texts = all.sorted().map { path in
                parameters.allSatisfy { $0.contains(path) } ? path : path + "?"
            }
            return "\(first[index])(\(texts.joined(separator: ", ")))"
        }
        return records.joined(separator: " + ")
    }

    /// The names of parameters; of those in others, as `items.price`.
    private static func paths(in members: JSONMembers) -> Set<String> {
        members.all.reduce(into: []) { paths, member in
            let inner = Self.paths(in: member.value).map { "\(member.key).\($0)" }
            paths.formUnion(inner.isEmpty ? [member.key] : inner)
        }
    }

    private static func paths(in value: JSONValue) -> Set<String> {
        switch value {
        case .object(let members): paths(in: members)
        case .array(let values): values.reduce(into: []) { $0.formUnion(paths(in: $1)) }
        case .string, .integer, .unsigned, .number, .boolean: []
        }
    }
}
