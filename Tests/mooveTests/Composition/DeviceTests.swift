import Foundation
import Testing

@testable import moove

/// What vendors know a device by: one id from a grant on, until the person is forgotten.
@Suite struct DeviceTests {
    /// The ids that Mixpanel and Amplitude got, in order and without repetition.
    private static func ids(
        of script: String,
        configuration: String? = nil
    ) throws -> [String: [String]] {
        let run = try withFile("script.moove", holding: Array(script.utf8)) { file in
            try configuration.map { try Run("run \(file) --json", configuration: $0) }
                ?? Run(["run", file, "--json"])
        }
        #expect(run.errors == [])
        return try ids(in: run.json())
    }

    private static func ids(in lines: [JSON]) -> [String: [String]] {
        var ids: [String: [String]] = [:]
        for line in lines where line["type"] == "request" {
            let body = line["body"] ?? .null
            let found =
                [body["client_id"]]
                + body.elements.map { $0["properties"]?["$device_id"] }
                + (body["events"]?.elements.map { $0["device_id"] } ?? [])
            for case .some(.text(let id)) in found {
                guard let vendor = line["vendor"]?.text, ids[vendor]?.last != id else { continue }
                ids[vendor, default: []].append(id)
            }
        }
        return ids
    }

    private static let vendors = ["mixpanel", "amplitude"]
    private static let web = """
        {"vendors": {"firebase": {"apiSecret": "a", "measurementId": "G-1"}}}
        """

    @Test func `a relaunch keeps the ids`() throws {
        let script = "tap tickets\nrelaunch\ntap tickets\nrelaunch\ntap tickets\n"
        let ids = try Self.ids(of: script)
        for vendor in Self.vendors { #expect(ids[vendor]?.count == 1) }
        #expect(ids["mixpanel"] != ids["amplitude"])
        #expect(try Self.ids(of: script, configuration: Self.web)["firebase"]?.count == 1)
    }

    @Test(arguments: ["sign out", "consent deny\nconsent grant", "consent reset\nconsent grant"])
    func `when the person is forgotten the next ids are new, and stay`(forgetting: String) throws {
        let script =
            "sign in rider-1\ntap tickets\n\(forgetting)\nback\ntap tickets\nrelaunch\ntap tickets\n"
        let ids = try Self.ids(of: script)
        for vendor in Self.vendors {
            #expect(ids[vendor]?.count == 2, "\(vendor)")
            #expect(Set(ids[vendor] ?? []).count == 2)
        }
        #expect(try Self.ids(of: script, configuration: Self.web)["firebase"]?.count == 2)
    }

    @Test func `a denial of attribution alone leaves the ids`() throws {
        let ids = try Self.ids(
            of: "tap tickets\nconsent deny attribution\nback\ntap tickets\nrelaunch\ntap tickets\n"
        )
        for vendor in Self.vendors { #expect(ids[vendor]?.count == 1) }
    }

    @Test func `nothing is stored while undecided or denied, and one file a vendor once granted`()
        throws
    {
        try withFolder { folder throws in
            func files() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                    .filter { $0.hasPrefix("device-") }
            }
            func files(after script: String) throws -> [String] {
                let typed = TypedLines(script.split(separator: "\n").map(String.init))
                #expect(Run(["run", "-", "--data-dir", folder], typed: typed).code == .done)
                return try files()
            }
            #expect(try files(after: "begin fresh undecided\ntap tickets") == [])
            let devices = ["device-amplitude", "device-mixpanel"]
            #expect(try files(after: "begin kept granted\ntap tickets") == devices)
            #expect(Run(["consent", "deny", "attribution", "--data-dir", folder]).code == .done)
            #expect(try files() == devices)
            #expect(try files(after: "begin kept") == devices)
            #expect(Run(["consent", "deny", "analytics", "--data-dir", folder]).code == .done)
            #expect(try files() == [])
            #expect(try files(after: "begin kept granted\ntap tickets\nconsent deny") == [])
            // As if the denial had not found the file.
            try Data("1 device-of-before".utf8)
                .write(to: URL(filePath: folder + "/device-mixpanel"))
            #expect(try files(after: "begin kept") == [])
        }
    }

    @Test func `a process that was not there for a denial and a grant mints new ids`() throws {
        try withFolder { folder in
            func play() throws -> [String: [String]] {
                let typed = TypedLines(["begin kept", "tap tickets"])
                return Self.ids(
                    in: try Run(["run", "-", "--json", "--data-dir", folder], typed: typed).json()
                )
            }
            #expect(Run(["consent", "grant", "--data-dir", folder]).code == .done)
            _ = try play()
            let file = folder + "/device-mixpanel"
            try Data("1 device-of-before".utf8).write(to: URL(filePath: file))
            #expect(try play()["mixpanel"] == ["device-of-before"])
            #expect(Run(["consent", "deny", "--data-dir", folder]).code == .done)
            #expect(Run(["consent", "grant", "--data-dir", folder]).code == .done)
            // As if the denial had not found the file.
            try Data("1 device-of-before".utf8).write(to: URL(filePath: file))
            let ids = try play()["mixpanel"]
            #expect(ids?.count == 1)
            #expect(ids != ["device-of-before"])
        }
    }
}
