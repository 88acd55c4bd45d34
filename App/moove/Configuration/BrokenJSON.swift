import Foundation

/// Finds where a text stops being JSON, which the decoder that reads it doesn't tell.
enum BrokenJSON {
    /// The line of the first mistake, when it can be told.
    static func line(of text: String) -> Int? {
        let plain = plain(text)
        do {
            _ = try JSONSerialization.jsonObject(with: Data(plain.utf8))
            return nil
        } catch {
            let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            let position = words?.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
            // Without a position, it is at the end.
            let before = plain.utf8.prefix(position ?? .max)
            return before.count { $0 == UInt8(ascii: "\n") } + 1
        }
    }

    /// The text without what the reader that tells positions doesn't know, each byte in its place.
    ///
    /// Those are comments, and commas before a closing brace.
    private static func plain(_ text: String) -> String {
        let parts = /"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|,(?=(?:\s|\/\/[^\n]*)*[}\]])/
        return text.replacing(parts) { match in
            match.output.hasPrefix("\"")
                ? String(match.output) : String(repeating: " ", count: match.output.utf8.count)
        }
    }
}
