import AnalyticsDiagnostics
import Foundation
import HeraldCore
import HeraldTesting
import Testing

@Suite struct DiagnosticCanaryTests {
    private let fake = FakeAnalyticsProvider()

    @Test(arguments: CanaryError.allCases)
    func `nothing an error says or carries is in an event`(canary: CanaryError) throws {
        let error = canary.error
        try #require("\(error)".contains(CanaryError.text), "the canary must be in the error")
        ErrorReporter(to: fake, foreign: ForeignError.ofFoundation)
            .report(error, during: SampleErrorKind.loadFares)
        ErrorReporter(to: fake)
            .report(SampleError(underlying: error), during: SampleErrorKind.loadFares)
        #expect(fake.events.count == 2)
        for event in fake.events {
            var dumped = ""
            dump(event, to: &dumped)
            #expect(!"\(event) \(event.line) \(dumped)".contains(CanaryError.text))
        }
    }

    @Test func `events of diagnosis carry the plan's keys and no other`() {
        ScreenTracker(SampleScreen.fareList, source: OtherScreen.home, to: fake).appeared()
        Tap(SampleAction.buy, on: SampleScreen.fareList, to: fake) {}()
        ErrorReporter(to: fake).report(SampleError(), during: SampleErrorKind.loadFares)
        #expect(
            fake.events.map { $0.parameters.keys.sorted() } == [
                ["source"], ["action", "source"], ["error_code", "error_domain", "operation"],
            ]
        )
        #expect(fake.records.count == 3, "no property is set and nobody is identified")
    }
}

/// Errors with a person's data in every place an error has.
enum CanaryError: CaseIterable, Sendable {
    case localized, associated, custom, foundation, description, coded

    static let text = "rider bob@example.com"

    var error: any Error {
        switch self {
        case .localized: Localized(text: Self.text)
        case .associated: Associated.notFound(rider: Self.text)
        case .custom: Custom(text: Self.text)
        case .foundation:
            NSError(domain: Self.text, code: 3, userInfo: [NSLocalizedDescriptionKey: Self.text])
        case .description: Described()
        case .coded: Coded.unknown(rider: Self.text)
        }
    }
}

private struct Localized: LocalizedError {
    let text: String
    var errorDescription: String? { text }
    var failureReason: String? { text }
}

private enum Associated: Error {
    case notFound(rider: String)
}

private struct Custom: CustomNSError {
    let text: String
    static let errorDomain = "sample.custom"
    var errorCode: Int { 7 }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}

private struct Described: Error, CustomStringConvertible {
    var description: String { CanaryError.text }
}

private enum Coded: CodedError {
    case unknown(rider: String)

    static var domain: String { "sample.coded" }
    var code: Int { 1 }
}
