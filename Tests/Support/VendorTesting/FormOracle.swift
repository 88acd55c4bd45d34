/// Python's reader of forms.
package enum FormOracle {
    /// What Python reads in a field of each form that is JSON as a text, as Python prints it.
    ///
    /// A form that can't be read, or has a field twice, has no line.
    package static func read(_ field: String, of forms: [String]) throws -> [String] {
        let script = """
            import json, sys, urllib.parse
            for line in sys.stdin.read().split("\\n"):
                pairs = urllib.parse.parse_qsl(line, keep_blank_values=True, strict_parsing=True)
                fields = dict(pairs)
                if len(fields) < len(pairs): raise ValueError("a field twice")
                print(ascii(json.loads(fields["\(field)"])))
            """
        return try Python.run(script, on: forms)
    }
}
