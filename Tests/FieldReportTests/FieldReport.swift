/// What people met in another layer of analytics, and what keeps it from coming up in this one.
struct FieldReport: Sendable, CustomStringConvertible {
    /// A number of its own, or for what was measured on Linux what the measurement was of.
    let id: String
    /// Where it was reported: a public repository, and the number there.
    let source: String
    let seen: String
    let right: String
    let answer: Answer

    enum Answer: Sendable {
        /// The tests that fail on what was seen, the first of them in this folder.
        case shown(by: [Proof])
        /// What was seen can't come up here; the rule is what keeps the nearest thing right.
        case outOfReach(why: String, rule: String, proofs: [Proof])

        var proofs: [Proof] {
            switch self {
            case .shown(let proofs): proofs
            case .outOfReach(_, _, let proofs): proofs
            }
        }
    }

    /// The name of a test, and its file below `Tests`.
    struct Proof: Sendable {
        let name: String
        let file: String

        init(_ name: String, in file: String) {
            self.name = name
            self.file = "\(file)Tests.swift"
        }

        /// A test of this folder, by its name and what its suite is about.
        static func own(_ name: String, _ subject: String) -> Proof {
            Proof(name, in: "\(folder)/\(subject)Report")
        }

        static let folder = "FieldReportTests"

        var isOwn: Bool { file.hasPrefix("\(Self.folder)/") }
    }

    init(_ id: String, _ source: String, seen: String, right: String, _ answer: Answer) {
        self.id = id
        self.source = source
        self.seen = seen
        self.right = right
        self.answer = answer
    }

    var description: String { "\(id), \(source): \(right)" }

    /// Those that were given a number, by their numbers, and those that were measured.
    static let all =
        (delivery + values + consent + screens).sorted { (Int($0.id) ?? 0) < (Int($1.id) ?? 0) }
        + measured
}
