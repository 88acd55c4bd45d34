import Foundation
import Testing

@testable import moove

@Suite struct ConfigCommandTests {
    @Test func `init writes a file for its owner alone, which turns every vendor off`() throws {
        try withFolder { folder in
            let environment = ["XDG_CONFIG_HOME": folder + "/deep"]
            let file = folder + "/deep/moove/config.json"
            let made = Run(["config", "init"], environment: environment)
            #expect(made.code == .done)
            #expect(made.output.hasPrefix("Wrote '\(file)'."))
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let run = Run(["demo", "buy-ticket", "--json"], environment: environment)
            #expect(run.code == .done)
            #expect(try run.vendors?["on"] == [])
            #expect(try run.json().allSatisfy { $0["type"] != "request" })
        }
    }

    @Test func `init leaves a file that is there as it is`() throws {
        try withFile("mine.json", holding: Array("mine".utf8)) { file throws in
            let run = Run(["config", "init", file])
            #expect(run.code.rawValue == 78)
            #expect(run.output == "")
            #expect(run.errors.first?.contains("There is a '\(file)' already") == true)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        }
    }

    @Test func `init says where it can't write`() {
        let run = Run(["config", "init", "/proc/nothing/config.json"])
        #expect(run.code.rawValue == 74)
        #expect(
            run.errors.first?.hasPrefix("moove: Can't write '/proc/nothing/config.json'") == true
        )
    }

    @Test func `the template becomes a configuration when its slashes are taken away`() throws {
        let text = ConfigurationTemplate.text
        let filled = text.replacing("\n    // ", with: "\n    ")
        let run = try Run("config --json", configuration: filled)
        #expect(run.errors == [])
        #expect(run.code == .done)
        #expect(try run.vendors?["on"]?.elements.count == VendorName.allCases.count)
        for vendor in VendorName.allCases {
            for key in vendor.keys.all { #expect(text.contains("\(key.name)"), "\(key.name)") }
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func `show names what is set and where, with dots for secrets`() throws {
        let run = try Run(
            "config show",
            configuration: SampleConfiguration.text,
            environment: ["MOOVE_MIXPANEL_REGION": "europe"]
        )
        #expect(run.code == .done)
        #expect(run.lines.first?.hasPrefix("file: /") == true)
        #expect(run.output.contains("mixpanel.region          europe  (MOOVE_MIXPANEL_REGION)\n"))
        #expect(run.output.contains("mixpanel.token           •••  (/"))
        #expect(run.output.contains("vendors: firebase on, mixpanel on, amplitude on, "))
    }

    @Test func `show without a configuration says where there would be one`() {
        let run = Run("config")
        #expect(run.code == .done)
        #expect(run.lines.first?.hasPrefix("file: none (there would be one at /") == true)
        #expect(run.output.contains("vendors (demo keys): firebase on, "))
    }

    @Test(arguments: ["config init a b", "config show a"])
    func `too many words are refused`(commandLine: String) {
        #expect(Run(commandLine).code == .usage)
    }

    @Test func `an unknown word is refused with the nearest`() {
        let run = Run("config shw")
        #expect(run.code == .usage)
        #expect(run.errors.first?.contains("Did you mean 'show'?") == true)
    }

    @Test func `the help names every key with its variable`() {
        let help = Run("help config").output.split(whereSeparator: \.isWhitespace)
        for vendor in VendorName.allCases {
            for key in vendor.keys.all {
                #expect(help.contains("\(vendor.rawValue).\(key.name)"))
                #expect(help.contains("\(ConfigurationKey.variable(key.name, of: vendor))"))
            }
        }
        #expect(Run("help config").lines.allSatisfy { $0.count <= 100 })
    }
}
