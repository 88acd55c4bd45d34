import VendorDelivery

/// An action of a script, the calls it led to, and the requests that vendors would get for them.
struct ActionReport: Sendable {
    /// The line in the script; 0 for the app's launch.
    let line: Int
    let action: String

    /// What the app told the person, if anything: the gist in a line, then lines of details.
    let message: String?
    let calls: [CallReport]
    let requests: [VendorRequest]
}

extension ActionReport {
    /// The first line of what the app told the person.
    var gist: String? {
        message.map { String($0.prefix { $0 != "\n" }) }
    }

    /// The lines after the first.
    var details: [String] {
        (message ?? "").split(separator: "\n").dropFirst().map(String.init)
    }
}
