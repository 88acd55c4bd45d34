import Foundation
import Testing

@testable import AppsFlyerLib

@Suite struct UTCTextTests {
    @Test(arguments: [
        (0, "1970-01-01 00:00:00.000"),
        (999, "1970-01-01 00:00:00.000"),
        (1_000, "1970-01-01 00:00:00.001"),
        (-1, "1969-12-31 23:59:59.999"),
        (1_709_164_800_000_000, "2024-02-29 00:00:00.000"),
        (951_868_800_000_000, "2000-03-01 00:00:00.000"),
        (1_767_225_599_999_999, "2025-12-31 23:59:59.999"),
    ])
    func `a time is written in UTC with milliseconds`(microseconds: Int, text: String) {
        #expect(UTCText.text(microseconds: microseconds) == text)
    }

    @Test func `every day of two centuries is that of Foundation`() {
        let days = 0..<73_050
        let differing = days.filter { day in
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            return UTCText.text(microseconds: day * 86_400_000_000)
                != "\(date.formatted(.iso8601.year().month().day())) 00:00:00.000"
        }
        #expect(differing == [])
    }

    @Test func `every network of mediation has a text of its own`() {
        let texts = MediationNetworkType.allCases.map(\.text)
        #expect(texts.count == 14)
        #expect(Set(texts).count == 14)
    }
}
