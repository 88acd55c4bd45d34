import Foundation

/// Python's JSON reader, which knows nothing of our writer.
enum JSONOracle {
    /// What Python reads in each body's event value, which is JSON as a text, as Python prints it.
    ///
    /// A body that is no JSON has no line.
    static func readEventValues(_ texts: [String]) throws -> [String] {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(texts.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let script = """
        import json, sys
        def unique(pairs):
            if len(dict(pairs)) < len(pairs): raise ValueError("a key twice")
            return dict(pairs)
        def refuse(name): raise ValueError(name)
        for line in sys.stdin.buffer.read().decode("utf-8").split("\\n"):
            read = lambda text: json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
            print(ascii(read(read(line)["eventValue"])))
        """
}
