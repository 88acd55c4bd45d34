import Foundation

/// Python's reader of forms, which knows nothing of our writer.
enum FormOracle {
    /// The fields that Python reads in each form, as Python prints them.
    static func read(_ forms: [String]) throws -> [String] {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(forms.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let script = """
        import json, sys, urllib.parse
        for line in sys.stdin.read().split("\\n"):
            pairs = urllib.parse.parse_qsl(line, keep_blank_values=True, strict_parsing=True)
            fields = dict(pairs)
            if len(fields) < len(pairs): raise ValueError("a field twice")
            print(ascii(json.loads(fields["callback_params"])))
        """
}
