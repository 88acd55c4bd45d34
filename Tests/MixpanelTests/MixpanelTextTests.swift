import Foundation
import Testing

@testable import Mixpanel

@Suite struct MixpanelTextTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"),
        (999, "1970-01-01T00:00:00.000Z"),
        (1_000, "1970-01-01T00:00:00.001Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (1_709_164_800_000_000, "2024-02-29T00:00:00.000Z"),
        (1_767_225_599_999_999, "2025-12-31T23:59:59.999Z"),
    ])
    func `a time is written in UTC with milliseconds`(microseconds: Int, text: String) {
        #expect(MixpanelText.utc(microseconds: microseconds) == text)
    }

    @Test func `every millisecond of a second is written as it is`() {
        let texts = (0..<1_000).map {
            MixpanelText.utc(microseconds: 1_767_225_600_000_000 + $0 * 1_000)
        }
        let expected = (0..<1_000).map { "2026-01-01T00:00:00.\(String($0 + 1_000).dropFirst())Z" }
        #expect(texts == expected)
    }

    @Test func `dates and addresses have a text, other values none`() {
        #expect(
            MixpanelText.text(of: Date(timeIntervalSince1970: 0.123)) == "1970-01-01T00:00:00.123Z"
        )
        #expect(MixpanelText.text(of: URL(filePath: "/a")) == "file:///a")
        #expect(MixpanelText.text(of: Date.distantFuture) == "4001-01-01T00:00:00.000Z")
        #expect(MixpanelText.text(of: "text") == nil)
    }

    @Test(arguments: ["", "a", "ab", "abc", "abcd", "0123456789abcdef:", "é•😀\u{7F}"])
    func `base 64 is that of Foundation`(text: String) {
        #expect(Base64.encode(text) == Data(text.utf8).base64EncodedString())
    }
}
