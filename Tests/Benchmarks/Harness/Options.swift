/// What the command line asks for.
struct Options {
    static let help = """
        Measures what the library promises about speed, each work side by side with the same work
        written by hand, and says which targets are met.

        usage: swift run -c release benchmarks [options]

          --filter ID   only the benchmarks whose id begins so: P1, P1-stored
          --rounds N    how often both sides are timed, 60 unless said
          --json        one object a line instead of the table
          --list        the ids and works, without measuring
          --help        this text

        Exits with 0, with 1 if a target is missed, with 64 for a command line it can't read.
        """

    private static let names = ["--filter", "--rounds", "--json", "--list", "--help"]

    var filter = ""
    var rounds = 60
    var isJSON = false
    var isList = false
    var isHelp = false

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--filter": filter = try Self.value(of: name, from: &rest)
            case "--rounds": rounds = try Self.rounds(from: Self.value(of: name, from: &rest))
            case "--json": isJSON = true
            case "--list": isList = true
            case "--help": isHelp = true
            default: throw UsageError("Unknown option '\(name)'.", near: name, among: Self.names)
            }
        }
    }

    /// The benchmarks that the filter leaves.
    func selected(from benchmarks: [Benchmark]) throws(UsageError) -> [Benchmark] {
        let selected = benchmarks.filter { $0.id.hasPrefix(filter) }
        guard selected.isEmpty else { return selected }
        let problem = "No benchmark's id begins with '\(filter)'."
        throw UsageError(problem, near: filter, among: benchmarks.map(\.id))
    }

    private static func value(
        of name: String,
        from rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
            throw UsageError("'\(name)' needs a value.")
        }
        return value
    }

    private static func rounds(from text: String) throws(UsageError) -> Int {
        guard let rounds = Int(text), rounds > 0 else {
            throw UsageError("'--rounds' needs a number above 0, not '\(text)'.")
        }
        return rounds
    }
}
