extension Arguments {
    var isStrict: Bool { options.contains(.strict) }

    var dataDirectory: DataDirectory {
        DataDirectory(named: values[.dataDir], environment: environment)
    }

    /// How the command's output is shown.
    func transcript(on console: Console) -> any Transcript {
        let isQuiet = options.contains(.quiet)
        if options.contains(.json) { return JSONTranscript(console: console, isQuiet: isQuiet) }
        let style = style(on: console)
        if isBrief { return BriefTranscript(console: console, style: style) }
        return TextTranscript(console: console, style: style, isQuiet: isQuiet)
    }

    /// Whether all flows are shown, and nothing is asked for that the brief form doesn't have.
    private var isBrief: Bool {
        command == .demo && words.isEmpty && options.isDisjoint(with: [.whole, .log, .quiet])
    }

    func style(on console: Console) -> Style {
        Style(isOn: console.hasColour && !options.contains(.noColor))
    }

    /// For a command that takes no words.
    func refuseWords() throws(UsageError) {
        guard let word = words.first else { return }
        throw UsageError(
            message: "'moove \(command.rawValue)' takes no '\(word)', only options. "
                + "For example: moove \(command.rawValue) --json"
        )
    }
}
