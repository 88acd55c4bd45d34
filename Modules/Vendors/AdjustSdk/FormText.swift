import VendorDelivery

/// A form of HTML's kind, written from front to back.
struct FormText: Sendable {
    private var bytes: [UInt8] = []

    init() {
        bytes.reserveCapacity(512)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ name: String, _ value: String) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
        PercentEncoding.append(name, to: &bytes)
        bytes.append(UInt8(ascii: "="))
        PercentEncoding.append(value, to: &bytes)
    }

    /// Adds a field whose value is a JSON object, unless that has no members.
    mutating func addObject(_ name: String, _ members: JSONMembers) {
        guard !members.isEmpty else { return }
        var json = JSONText(capacity: 128)
        _ = json.value(.object(members))
        add(name, json.text)
    }
}
