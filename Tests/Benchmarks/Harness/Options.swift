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
          --track N     measure nothing: track so many events, for who counts system calls
          --direct      with --track, store them in the database at once, without a journal
          --help        this text

        Exits with 0, with 1 if a target is missed, with 64 for a command line it can't read.
        """

    private static let names = [
        "--filter", "--rounds", "--json", "--list", "--track", "--direct", "--help",
    ]

    var filter = ""
    var rounds = 60
    var isJSON = false
    var isList = false
    var trackedEvents: Int?
    var isDirect = false
    var isHelp = false

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--filter": filter = try Self.value(of: name, from: &rest)
            case "--rounds": rounds = try Self.count(of: name, from: &rest)
            case "--json": isJSON = true
            case "--list": isList = true
            case "--track": trackedEvents = try Self.count(of: name, from: &rest)
            case "--direct": isDirect = true
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

    private static func count(
        of name: String,
        from rest: inout ArraySlice<String>
    ) throws(UsageError) -> Int {
        let text = try value(of: name, from: &rest)
        guard let count = Int(text), count > 0 else {
            throw UsageError("'\(name)' needs a number above 0, not '\(text)'.")
        }
        return count
    }
}
