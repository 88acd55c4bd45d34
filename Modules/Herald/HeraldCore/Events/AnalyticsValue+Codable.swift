/// Coded with the case written down, `{"double":3}`, so that a value comes back as it was.
///
/// A plain number would not do: `3` could be either of two cases.
extension AnalyticsValue: Codable {
    private enum Case: String, CodingKey {
        case string
        case int
        case double
        case bool
    }

    /// Any key, so that one too many is seen.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self).allKeys
        guard keys.count == 1, let key = Case(stringValue: keys[0].stringValue) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "A value has one key: string, int, double or bool."
                )
            )
        }
        let container = try decoder.container(keyedBy: Case.self)
        switch key {
        case .string: self = .string(try container.decode(String.self, forKey: key))
        case .int: self = .int(try container.decode(Int.self, forKey: key))
        case .double: self = .double(try container.decode(Double.self, forKey: key))
        case .bool: self = .bool(try container.decode(Bool.self, forKey: key))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Case.self)
        switch self {
        case .string(let text): try container.encode(text, forKey: .string)
        case .int(let number): try container.encode(number, forKey: .int)
        case .double(let number): try container.encode(number, forKey: .double)
        case .bool(let truth): try container.encode(truth, forKey: .bool)
        }
    }
}
