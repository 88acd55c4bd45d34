/// Where the program writes.
struct Console: Sendable {
    /// Writes to standard output, as it is.
    let write: @Sendable (String) -> Void

    /// Writes a line to standard error.
    let writeError: @Sendable (String) -> Void

    /// Whether standard output is a terminal that shows colours.
    let hasColour: Bool

    /// Writes over a line at the end of what a terminal shows; does nothing where there is none.
    var writeProgress: @Sendable (String) -> Void = { _ in }

    /// Whether something couldn't be written to standard output.
    var hasFailed: @Sendable () -> Bool = { false }

    func line(_ text: String = "") {
        write(text + "\n")
    }
}
