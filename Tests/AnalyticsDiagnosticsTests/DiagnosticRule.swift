/// A rule of diagnosis, what enforces it, and where that is proved.
struct DiagnosticRule: Sendable, CustomStringConvertible {
    let number: Int
    let text: String

    /// What stops whoever breaks it, the strongest first.
    let enforcement: [Enforcement]
    let proofs: [Proof]

    enum Enforcement: Sendable {
        /// The compiler refuses it.
        case type

        /// A test of this repository fails, or one that a feature writes with a check of this module.
        case test

        /// A command that is run before a release fails.
        case check

        /// People keep it.
        case reading
    }

    enum Proof: Sendable {
        /// Code that must not compile, beside its twin.
        case snippet(String)

        /// The name of a test, and its file below `Tests`.
        case test(String, in: String)

        /// A line of a file of the repository.
        case line(String, in: String)
    }

    init(_ number: Int, _ text: String, by enforcement: Enforcement..., proofs: [Proof]) {
        self.number = number
        self.text = text
        self.enforcement = enforcement
        self.proofs = proofs
    }

    var description: String { "\(number). \(text)" }
}
