import Foundation

@testable import moove

extension Run {
    /// Runs a command line with a configuration that only its owner can read.
    ///
    /// - Parameters:
    ///   - commandLine: The words after the program's name.
    ///   - configuration: The file's text.
    ///   - environment: Variables.
    ///   - mode: Who may read and write the file.
    /// - Throws: When the file can't be made.
    init(
        _ commandLine: String,
        configuration: String,
        environment: [String: String] = [:],
        mode: Int = 0o600
    ) throws {
        let words = commandLine.split(separator: " ").map(String.init)
        self = try withFile("config.json", holding: Array(configuration.utf8)) { file in
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
            return Run(words + ["--config", file], environment: environment)
        }
    }

    /// The line that says which vendors are on.
    var vendors: JSON? {
        get throws { try json().first { $0["type"] == "vendors" } }
    }
}

/// Keys of every vendor, secrets as the tests plant them.
enum SampleConfiguration {
    static let secrets = [
        "firebase.apiSecret": "CANARY-firebase",
        "mixpanel.token": "CANARY-mixpanel",
        "amplitude.apiKey": "CANARY-amplitude",
        "adjust.bearerToken": "CANARY-adjust",
        "appsflyer.devKey": "CANARY-appsflyer",
        "sentry.dsn": "https://ca4a49ca4a49ca4a49ca4a49ca4a49ca@sentry.example/1",
    ]

    /// What they are in requests: Mixpanel's is in a header, as Base64 has it.
    static let sentSecrets = [
        "firebase": "CANARY-firebase",
        "mixpanel": "Q0FOQVJZLW1peHBhbmVs",
        "amplitude": "CANARY-amplitude",
        "adjust": "CANARY-adjust",
        "appsflyer": "CANARY-appsflyer",
        "sentry": "ca4a49ca4a49",
    ]

    /// The text of a file with all of them.
    static let text = """
        {
          "vendors": {
            "firebase": {
              "apiSecret": "CANARY-firebase", // a comment
              "measurementId": "G-ABC123",
              "region": "europe"
            },
            "mixpanel": { "token": "CANARY-mixpanel", "region": "india" },
            "amplitude": { "apiKey": "CANARY-amplitude", "serverZone": "EU", "minIdLength": 3 },
            "adjust": {
              "appToken": "abcdefghijkl",
              "environment": "production",
              "deviceIdKind": "webUuid",
              "deviceId": "device-of-tests",
              "osName": "linux",
              "bearerToken": "CANARY-adjust",
              "eventTokens": { "ticket_purchased": "tok001" },
            },
            "appsflyer": {
              "devKey": "CANARY-appsflyer", "appId": "987654321", "uid": "1767268800000-7654321"
            },
            "sentry": {
              "dsn": "https://ca4a49ca4a49ca4a49ca4a49ca4a49ca@sentry.example/1",
              "environment": "tests",
              "release": "moove@1"
            },
          }
        }
        """
}
