import Foundation

extension VendorSandbox {
    /// A request as the sandbox has judged it.
    package struct Judged: Sendable, Equatable, Decodable {
        package struct Finding: Sendable, Equatable, Decodable {
            /// With the vendor, as `ga4.name_length`.
            package let rule: String
        }

        package struct Record: Sendable, Equatable, Decodable {
            /// Such as `accepted`, `refused`, `duplicate` or `not_stored`.
            package let outcome: String
        }

        package let vendor: String
        package let violations: [Finding]
        package let records: [Record]
    }

    /// The requests since the last reset, in the order in which they came.
    package func requests() throws -> [Judged] {
        struct Answer: Decodable { let requests: [Judged] }
        return try decode(Answer.self, from: ask("GET", "requests")).requests
    }

    /// The records of a vendor as the sandbox prints them, digit for digit as they came.
    package func recordText(of vendor: String) throws -> String {
        String(decoding: try ask("GET", "records?vendor=\(vendor)"), as: UTF8.self)
    }

    /// The names of all rules that the sandbox checks, with their vendors.
    package func rules() throws -> [String] {
        String(decoding: try ask("GET", "rules"), as: UTF8.self)
            .split(separator: "\n")
            .dropFirst(2)
            .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    }

    /// Forgets what came, and what is to go wrong.
    package func reset() throws {
        _ = try ask("POST", "reset")
    }
}
