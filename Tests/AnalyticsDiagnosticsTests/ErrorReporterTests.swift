import AnalyticsDiagnostics
import Foundation
import HeraldCore
import HeraldTesting
import Testing

@Suite struct ErrorReporterTests {
    private let fake = FakeAnalyticsProvider()

    @Test func `an error is tracked as operation, domain and code`() {
        let report = ErrorReporter(to: fake)
            .report(SampleError(code: 7), during: SampleErrorKind.loadFares)
        #expect(report == .tracked)
        #expect(fake.lines == ["app_error error_code=7 error_domain=sample operation=load_fares"])
        #expect(fake.events.first?.parameters["error_code"] == 7)
    }

    @Test func `what led to an error is told up to three errors deep`() {
        let chain = (2...6).reversed().reduce(nil as SampleError?) { below, code in
            SampleError(code: code, underlying: below)
        }
        ErrorReporter(to: fake)
            .report(SampleError(underlying: chain), during: SampleErrorKind.buyTicket)
        #expect(
            fake.events.first?.parameters == [
                "operation": "buy_ticket", "error_domain": "sample", "error_code": 1,
                "underlying_domain": "sample", "underlying_code": 2,
                "underlying_domain_2": "sample", "underlying_code_2": 3,
                "underlying_domain_3": "sample", "underlying_code_3": 4,
            ]
        )
    }

    @Test func `what led to a foreign error is told where the app says how to read it`() throws {
        let error = NSError(
            domain: "com.vendor",
            code: 5,
            userInfo: [NSUnderlyingErrorKey: SampleError(code: 2)]
        )
        ErrorReporter(to: fake).report(error, during: SampleErrorKind.loadFares)
        ErrorReporter(to: fake, foreign: ForeignError.ofFoundation)
            .report(error, during: SampleErrorKind.loadFares)
        let parameters = fake.events.map(\.parameters)
        try #require(parameters.count == 2)
        #expect(parameters[0]["underlying_code"] == nil)
        #expect(parameters[1]["underlying_domain"] == "sample")
        #expect(parameters[1]["underlying_code"] == 2)
    }

    @Test(arguments: Cancellation.allCases)
    func `a cancellation of any flavour is no error`(cancellation: Cancellation) async {
        let errors = ErrorReporter(
            to: fake,
            cancellations: [
                ErrorCode(of: SampleError(code: 9)),
                ErrorCode(domain: "SKErrorDomain", code: 2),
                ErrorCode(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue),
            ],
            foreign: ForeignError.ofFoundation
        )
        let error = await cancellation.error()
        #expect(errors.isCancellation(error))
        #expect(errors.report(error, during: SampleErrorKind.buyTicket) == .cancelled)
        #expect(fake.records == [])
        #expect(errors.repetitions == [])
    }

    @Test(
        arguments: [
            SampleError(code: 9), URLError(.timedOut), NSError(domain: "other", code: -999),
            NSError(domain: "SKErrorDomain", code: 3), SampleError(underlying: URLError(.timedOut)),
        ] as [any Error]
    )
    func `what only resembles a cancellation is an error`(error: any Error) {
        let errors = ErrorReporter(
            to: fake,
            cancellations: [ErrorCode(domain: "SKErrorDomain", code: 2)]
        )
        #expect(!errors.isCancellation(error))
        #expect(errors.report(error, during: SampleErrorKind.buyTicket) == .tracked)
        #expect(fake.events.count == 1)
    }

    @Test func `every provider is told of an error alike, the crash reporter too`() {
        let crashes = FakeAnalyticsProvider()
        let herald = Herald(
            providers: [
                fake.heraldProvider(named: "firebase"), crashes.heraldProvider(named: "sentry"),
            ]
        )
        let errors = ErrorReporter(to: herald)
        errors.report(SampleError(), during: SampleErrorKind.loadFares)
        errors.report(CancellationError(), during: SampleErrorKind.loadFares)
        errors.report(SampleError(code: 2), during: SampleErrorKind.buyTicket)
        #expect(fake.lines.count == 2)
        #expect(fake.lines == crashes.lines)
    }

    @Test(
        arguments: [
            (CocoaError(.fileNoSuchFile), "NSCocoaErrorDomain", 4),
            (POSIXError(.ENOENT), "NSPOSIXErrorDomain", 2),
        ] as [(any Error, String, Int)]
    )
    func `what only Foundation knows of an error is told where the app says how to read it`(
        error: any Error,
        domain: String,
        code: Int
    ) {
        ErrorReporter(to: fake, foreign: ForeignError.ofFoundation)
            .report(error, during: SampleErrorKind.loadFares)
        #expect(
            fake.lines == [
                "app_error error_code=\(code) error_domain=\(domain) operation=load_fares"
            ]
        )
    }
}
