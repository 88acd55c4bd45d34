/// A body in pieces, so that a secret inside of it can be shown as dots without any searching.
public struct RequestBody: Sendable, Equatable {
    private enum Piece: Sendable, Equatable {
        case text(String)
        case secretString(Secret)
    }

    private var pieces: [Piece] = []
    /// The size on the wire, secrets included.
    public private(set) var byteCount = 0

    public init(_ text: String = "") {
        append(text)
    }

    public mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        byteCount += text.utf8.count
        pieces.append(.text(text))
    }

    public mutating func append(_ body: RequestBody) {
        byteCount += body.byteCount
        pieces += body.pieces
    }

    /// Adds the bodies of records, with commas between them.
    public mutating func append(bodiesOf records: ArraySlice<VendorRecord>) {
        // By index, since a loop over the records would copy each of them.
        let bytes = records.indices.reduce(0) { $0 + records[$1].body.utf8.count + 1 }
        var list = TextBuffer(capacity: bytes)
        for index in records.indices {
            if index > records.startIndex { list.append(UInt8(ascii: ",")) }
            list.append(records[index].body)
        }
        append(list.text)
    }

    /// Adds a secret as a JSON string, in quotes.
    public mutating func appendString(_ secret: Secret) {
        byteCount += Self.quoted(secret, revealing: true).utf8.count
        pieces.append(.secretString(secret))
    }

    public func text(revealingSecrets: Bool) -> String {
        var text = ""
        // A body is large: growing step by step would copy it again and again.
        text.reserveCapacity(byteCount)
        for piece in pieces {
            switch piece {
            case .text(let plain): text += plain
            case .secretString(let secret):
                text += Self.quoted(secret, revealing: revealingSecrets)
            }
        }
        return text
    }

    private static func quoted(_ secret: Secret, revealing: Bool) -> String {
        var json = JSONText()
        json.string(secret.text(revealing: revealing))
        return json.text
    }
}
