extension Arguments {
    var isStrict: Bool { options.contains(.strict) }

    var dataDirectory: DataDirectory {
        DataDirectory(named: values[.dataDir], environment: environment)
    }

    /// How the command's output is shown.
    func transcript(on console: Console) -> any Transcript {
        let isQuiet = options.contains(.quiet)
        if options.contains(.json) { return JSONTranscript(console: console, isQuiet: isQuiet) }
        let style = Style(isOn: console.hasColour && !options.contains(.noColor))
        return TextTranscript(console: console, style: style, isQuiet: isQuiet)
    }
}
