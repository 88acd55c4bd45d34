import AnalyticsConsent
import Foundation

@testable import moove

/// Runs of the program, one after the other, on one data directory.
struct Launches {
    static let openCheckout = ["tap passes", "choose quarter", "enter card"]

    /// Filters the inspector, which is told once a day.
    static let filter = ["tap inspector", "show event"]

    let folder: String

    /// Types lines at a launch that goes on from what is stored; the first has granted everything.
    ///
    /// - Returns: What `--json` prints.
    /// - Throws: When that is no JSON.
    func type(_ lines: [String] = [], isFirst: Bool = false) throws -> [JSON] {
        let options = ["--json", "--data-dir", folder] + (isFirst ? [] : ["--keep"])
        return try Run(["run", "-"] + options, typed: TypedLines(lines)).json()
    }

    /// The files of open checkouts, and of what was told once a day.
    var storedActivity: [String] {
        (FileManager.default.subpaths(atPath: folder) ?? []).filter { name in
            name.hasSuffix(".flow") || name.hasPrefix("throttles/")
        }
    }

    /// `moove consent` with some words.
    func consent(_ words: String) -> Run {
        Run("consent \(words) --data-dir \(folder)")
    }
}

extension [JSON] {
    /// The vendors of these purposes that claimed the event, for each time it was tracked.
    func claims(of event: String, for purposes: [Purpose] = [.analytics]) -> [[String]] {
        let vendors = purposes.flatMap(VendorName.all(for:)).map(\.rawValue)
        var claims: [[String]] = []
        var isEvent = false
        for line in self {
            if line["type"] == "call" {
                isEvent = line["operation"] == "track" && line["name"]?.text == event
                if isEvent { claims.append([]) }
            }
            guard isEvent, line["outcome"] == "claimed", let vendor = line["vendor"]?.text,
                vendors.contains(vendor)
            else { continue }
            claims[claims.count - 1].append(vendor)
        }
        return claims
    }

    /// The line that sums up.
    var summary: JSON? { last { $0["type"] == "summary" } }

    /// The action that the event was tracked in, for each time it was.
    func actions(of event: String) -> [String] {
        var action = ""
        return compactMap { line in
            if line["type"] == "action" { action = line["action"]?.text ?? "" }
            return line["type"] == "call" && line["name"]?.text == event ? action : nil
        }
    }
}
