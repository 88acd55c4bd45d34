/// Python's JSON reader.
package enum JSONOracle {
    /// What Python reads in each text, as Python prints it; one that is no JSON has no line.
    package static func read(_ texts: [String]) throws -> [String] {
        try Python.run(reader + "for line in lines: print(ascii(read(line)))", on: texts)
    }

    /// What Python reads in a member of each object that is JSON as a text, as Python prints it.
    ///
    /// An object that is no JSON has no line.
    package static func read(_ member: String, of texts: [String]) throws -> [String] {
        try Python.run(
            reader + "for line in lines: print(ascii(read(read(line)['\(member)'])))",
            on: texts
        )
    }

    private static let reader = """
        import json, sys
        def unique(pairs):
            if len(dict(pairs)) < len(pairs): raise ValueError("a key twice")
            return dict(pairs)
        def refuse(name): raise ValueError(name)
        def read(text):
            return json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
        lines = sys.stdin.buffer.read().decode("utf-8").split("\\n")

        """
}
