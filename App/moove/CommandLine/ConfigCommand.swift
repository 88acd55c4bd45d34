import Foundation
import VendorDelivery

/// The command `moove config [show|init [FILE]]`.
struct ConfigCommand {
    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitCode {
        let words = arguments.words
        switch (words.first ?? "show", words.count) {
        case ("show", 0...1): return show()
        case ("init", 1): return make(arguments.configurationPlace.path)
        case ("init", 2): return make(words[1])
        case ("show", _), ("init", _):
            throw UsageError(message: "'moove config \(words[0])' was given too many words.")
        case (let word, _): throw UsageError.unknown("thing to do", word, among: ["show", "init"])
        }
    }

    /// Shows what is set and which vendors that turns on; secrets as dots.
    private func show() -> ExitCode {
        do {
            let settings = try arguments.settings()
            let configuration = try settings.configuration()
            if !arguments.options.contains(.json) { showPlace(settings) }
            for vendor in VendorName.allCases {
                for key in vendor.keys.all {
                    guard let setting = settings.byVendor[vendor]?[key.name] else { continue }
                    show(setting, of: key, vendor)
                }
            }
            arguments.transcript(on: console).show(configuration)
            return .done
        } catch {
            return arguments.refuse(error, on: console)
        }
    }

    private func showPlace(_ settings: ConfigurationSettings) {
        let place = arguments.configurationPlace
        console.line(
            settings.file.map { "file: \($0)" }
                ?? "file: none (there would be one at \(place.path))"
        )
    }

    private func show(_ setting: Setting, of key: ConfigurationKey, _ vendor: VendorName) {
        let name = "\(vendor.rawValue).\(key.name)"
        let value = key.isSecret ? Secret.hidden : setting.value.reveal()
        if arguments.options.contains(.json) {
            var json = JSONText()
            json.beginObject()
            json.text("type", "setting")
            json.text("key", name)
            json.text("value", value)
            json.text("source", setting.source)
            json.endObject()
            console.line(json.text)
        } else {
            console.line("\(name.padded(to: 24)) \(value)  (\(setting.source))")
        }
    }

    /// Writes a template where there is no file.
    private func make(_ path: String) -> ExitCode {
        do throws(ConfigurationFileError) {
            try ConfigurationFile.create(ConfigurationTemplate.text, at: path)
        } catch {
            console.writeError("moove: \(error)")
            return error.isThere ? .configuration : .disk
        }
        console.line("Wrote '\(path)'. Every vendor is off until it has keys there.")
        return .done
    }
}
