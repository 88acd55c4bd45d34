import Foundation

/// The file that a configuration is looked for in.
struct ConfigurationPlace: Equatable, Sendable {
    let path: String

    /// Whether somebody named the file, so that it must be there.
    let isNamed: Bool

    /// The one of `--config`, or `$MOOVE_CONFIG`, or `config.json` in `$XDG_CONFIG_HOME/moove` or
    /// `~/.config/moove`.
    init(named path: String?, environment: [String: String]) {
        if let path = path ?? environment["MOOVE_CONFIG"], !path.isEmpty {
            self.path = path
            isNamed = true
            return
        }
        let home = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        self.path = (home ?? NSHomeDirectory() + "/.config") + "/moove/config.json"
        isNamed = false
    }
}
