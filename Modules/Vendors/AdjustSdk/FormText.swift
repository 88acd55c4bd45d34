import VendorDelivery

/// A form of HTML's kind, written from front to back.
struct FormText: ~Copyable {
    private var bytes: TextBuffer

    init(capacity: Int) {
        bytes = TextBuffer(capacity: capacity)
    }

    var text: String { bytes.text }

    mutating func add(_ name: String, _ value: String) {
        separate()
        PercentEncoding.append(name, to: &bytes)
        bytes.append(UInt8(ascii: "="))
        PercentEncoding.append(value, to: &bytes)
    }

    /// Adds fields that are a form already.
    mutating func add(_ form: String) {
        separate()
        bytes.append(form)
    }

    /// Adds a field whose value is a JSON object, unless that has no members.
    mutating func addObject(_ name: String, _ members: JSONMembers) {
        guard !members.isEmpty else { return }
        var json = JSONText(capacity: 128)
        _ = json.value(.object(members))
        add(name, json.text)
    }

    private mutating func separate() {
        if bytes.count > 0 { bytes.append(UInt8(ascii: "&")) }
    }
}
