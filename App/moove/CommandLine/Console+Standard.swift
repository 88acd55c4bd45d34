import Foundation

extension Console {
    /// The program's own standard output and error.
    ///
    /// `NO_COLOR` with any text, or `TERM=dumb`, turns colours off.
    static func standard(environment: [String: String]) -> Console {
        let allowsColour =
            (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        return Console(
            write: { text in
                print(text, terminator: "")
                // Somebody may be reading along through a pipe.
                fflush(nil)
            },
            writeError: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
            hasColour: allowsColour && isatty(STDOUT_FILENO) == 1
        )
    }
}
