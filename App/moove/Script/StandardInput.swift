import Foundation

/// Where `moove run -` reads its lines.
struct StandardInput: Sendable {
    let readLine: @Sendable () -> String?

    /// Whether somebody types the lines.
    let isTerminal: Bool

    static let terminalOrPipe = StandardInput(
        readLine: { Swift.readLine() },
        isTerminal: isatty(STDIN_FILENO) == 1
    )
}
