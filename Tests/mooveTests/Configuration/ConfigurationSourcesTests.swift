import Foundation
import Testing
import VendorDelivery

@testable import moove

/// Where keys come from, and which win.
@Suite struct ConfigurationSourcesTests {
    static let token = #"{"vendors":{"mixpanel":{"token":"of-the-file"}}}"#

    static func configuration(
        file: String?,
        _ environment: [String: String]
    ) throws -> AppConfiguration {
        guard let file else {
            let place = ConfigurationPlace(named: nil, environment: ["XDG_CONFIG_HOME": "/nowhere"])
            return try ConfigurationSettings(in: place, environment: environment).configuration()
        }
        return try withFile("config.json", holding: Array(file.utf8)) { path in
            chmod(path, 0o600)
            let place = ConfigurationPlace(named: path, environment: [:])
            return try ConfigurationSettings(in: place, environment: environment).configuration()
        }
    }

    @Test func `without file and variables, every vendor has keys for demonstration`() throws {
        let configuration = try Self.configuration(file: nil, [:])
        #expect(configuration.credentials == .demonstration)
        #expect(configuration.presence.allSatisfy { $0.absence == nil })
    }

    @Test(arguments: [
        (
            ["MOOVE_MIXPANEL_TOKN": "CANARY"],
            "There is no variable MOOVE_MIXPANEL_TOKN. Did you mean 'MOOVE_MIXPANEL_TOKEN'? "
                + "There are: MOOVE_MIXPANEL_TOKEN, MOOVE_MIXPANEL_REGION."
        ),
        (
            ["MOOVE_MIXPANEL_TOKEN": "CANARY\n"],
            "The variable MOOVE_MIXPANEL_TOKEN must be a text without spaces."
        ),
        (
            ["MOOVE_AMPLITUDE_MIN_ID_LENGTH": "CANARY"],
            "The variable MOOVE_AMPLITUDE_MIN_ID_LENGTH must be a whole number above 0."
        ),
        (
            ["MOOVE_ADJUST_EVENT_TOKENS": "CANARY"],
            "The variable MOOVE_ADJUST_EVENT_TOKENS must be texts without spaces by names, as "
                + "name=text,name=text."
        ),
    ])
    func `a variable that can't be meant is refused`(
        environment: [String: String],
        message: String
    ) throws {
        #expect(throws: ConfigurationProblem(message)) {
            try Self.configuration(file: nil, environment)
        }
    }

    @Test func `the file is the named one, or the variable's, or the one in the usual folder`() {
        func path(_ name: String?, _ environment: [String: String]) -> String {
            ConfigurationPlace(named: name, environment: environment).path
        }
        let folder = ["XDG_CONFIG_HOME": "/etc/xdg"]
        let variable = folder.merging(["MOOVE_CONFIG": "/b"]) { $1 }
        #expect(path("/a", variable) == "/a")
        #expect(path(nil, variable) == "/b")
        #expect(path(nil, folder) == "/etc/xdg/moove/config.json")
        let home = NSHomeDirectory() + "/.config/moove/config.json"
        #expect(path(nil, ["XDG_CONFIG_HOME": "here"]) == home)
        #expect(path(nil, ["MOOVE_CONFIG": ""]) == home)
    }

    @Test func `the file in the usual folder is read when it is there`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/moove",
                withIntermediateDirectories: true
            )
            let file = folder + "/moove/config.json"
            try Data(Self.token.utf8).write(to: URL(filePath: file))
            chmod(file, 0o600)
            let run = Run(
                ["run", "-", "--json"],
                environment: ["XDG_CONFIG_HOME": folder]
            )
            #expect(try run.vendors?["on"] == ["mixpanel"])
            #expect(try run.vendors?["credentials"] == "configured")
            #expect(try run.vendors?["off"]?["adjust"] == "no adjust.appToken")
        }
    }
}
