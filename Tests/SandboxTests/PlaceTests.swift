import Foundation
import Testing
import VendorDelivery

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A person's language and time zone change no byte that goes to a vendor.
@Suite struct PlaceTests {
    @Test(arguments: [
        ("tr_TR.UTF-8", "Asia/Kathmandu"), ("de_DE.UTF-8", "America/Los_Angeles"),
    ])
    func `each vendor gets the same bytes everywhere`(
        language: String,
        zone: String
    ) async throws {
        let texts = try Self.texts()
        #expect(texts.count == Vendor.all.count && texts.allSatisfy { !$0.isEmpty })
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let isKnown = try Self.compile(language, in: folder)
        await #expect(processExitsWith: .success) {
            [
                texts = texts as [String], folder = folder as String, isKnown = isKnown as Bool,
                language = language as String, zone = zone as String
            ] in
            setenv("LOCPATH", folder, 1)
            setenv("LC_ALL", language, 1)
            setenv("TZ", zone, 1)
            tzset()
            let isSet = setlocale(LC_ALL, "") != nil
            // This is another place, or the same bytes would show nothing.
            #expect(isSet || !isKnown)
            #expect(!isSet || localeconv().pointee.decimal_point.pointee == 0x2C)
            var seconds = Phone.start / 1_000_000
            #expect(localtime(&seconds).pointee.tm_hour != 0)
            let there = try Self.texts()
            #expect(there == texts)
        }
    }

    /// The requests of all vendors' samples, and of texts and numbers that other places write
    /// otherwise.
    private static func texts() throws -> [String] {
        try Vendor.all.map { vendor in
            let phone = try Phone()
            let requests = phone.requests { phone in
                vendor.sample(phone)
                vendor.callsWithTexts(phone)
            }
            return requests.map { "\($0.url(revealingSecrets: true)) \($0.text)" }
                .joined(separator: "\n")
        }
    }

    /// Makes a language known to the C library, where its tool for that is installed.
    ///
    /// - Parameters:
    ///   - language: As `LC_ALL` names it.
    ///   - folder: Is made, and is for `LOCPATH`.
    /// - Returns: Whether it is known.
    /// - Throws: When the tool can't be run.
    private static func compile(_ language: String, in folder: String) throws -> Bool {
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        let tool = URL(filePath: "/usr/bin/localedef")
        guard FileManager.default.isExecutableFile(atPath: tool.path()) else { return false }
        let process = Process()
        process.executableURL = tool
        process.arguments = [
            "--inputfile", "\(language.prefix(5))", "--charmap", "UTF-8", "\(folder)/\(language)",
        ]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
