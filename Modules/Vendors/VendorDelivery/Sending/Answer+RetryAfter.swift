extension Answer.Response {
    /// The pause that `Retry-After` asks for, or the sender's own where it asks for none.
    ///
    /// A date is compared with the answer's own `Date`, so that this machine's clock, which may be
    /// wrong, has no part in it; RFC 9110, 10.2.3, and 6.6.1.
    public var pause: Pause {
        retryAfter.map(Pause.seconds) ?? .backOff
    }

    private var retryAfter: Int? {
        guard let text = headers["retry-after"] else { return nil }
        guard let seconds = Self.digits(text) ?? Self.seconds(until: text, from: headers["date"]),
            seconds > 0
        else { return nil }
        return min(seconds, Pause.longest)
    }

    /// The number that digits alone write; one beyond 64 bits is as large as can be.
    private static func digits(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text) ?? .max
    }

    private static func seconds(until end: String, from start: String?) -> Int? {
        guard let end = HTTPDate(end), let start = start.flatMap(HTTPDate.init) else { return nil }
        return end.seconds - start.seconds
    }
}
