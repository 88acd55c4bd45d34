import VendorDelivery

/// A form of HTML's kind, written from front to back.
struct FormText: Sendable {
    private(set) var text = ""

    mutating func add(_ name: String, _ value: String) {
        if !text.isEmpty { text += "&" }
        text += "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    }

    /// Adds a field whose value is a JSON object, unless that has no members.
    mutating func addObject(_ name: String, _ members: JSONMembers) {
        guard !members.isEmpty else { return }
        var json = JSONText(capacity: 128)
        _ = json.value(.object(members))
        add(name, json.text)
    }
}
