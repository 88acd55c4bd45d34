import AnalyticsDiagnostics
import HeraldTesting
import Testing

@Suite struct ErrorRepetitionTests {
    private let fake = FakeAnalyticsProvider()

    @Test func `an error that comes up again is counted, and tracked once`() {
        let errors = ErrorReporter(to: fake)
        #expect(errors.report(SampleError(), during: SampleErrorKind.loadFares) == .tracked)
        #expect(errors.repetitions == [])
        #expect(errors.report(SampleError(), during: SampleErrorKind.loadFares) == .repeated)
        #expect(errors.report(SampleError(), during: SampleErrorKind.loadFares) == .repeated)
        #expect(errors.repetitions.map(\.line) == ["load_fares sample 1: 2"])
        #expect(fake.events.count == 1)
    }

    @Test func `another operation, domain or code is another error`() {
        let errors = ErrorReporter(to: fake)
        errors.report(SampleError(), during: SampleErrorKind.loadFares)
        errors.report(SampleError(), during: SampleErrorKind.buyTicket)
        errors.report(SampleError(code: 2), during: SampleErrorKind.loadFares)
        errors.report(Before.declined, during: SampleErrorKind.loadFares)
        #expect(fake.events.count == 4)
        #expect(errors.repetitions == [])
    }

    @Test func `the error that was silent longest is forgotten for the 101st`() {
        let errors = ErrorReporter(to: fake)
        for code in 1...100 {
            errors.report(SampleError(code: code), during: SampleErrorKind.loadFares)
        }
        #expect(
            reports(of: [1, 101, 1, 3], by: errors) == [.repeated, .tracked, .repeated, .repeated]
        )
        #expect(fake.events.count == 101)
        #expect(reports(of: [2], by: errors) == [.tracked], "2 was silent longest, 1 spoke")
        #expect(reports(of: [4], by: errors) == [.tracked], "4 made place for 2")
        #expect(
            errors.repetitions.map(\.line) == ["load_fares sample 1: 2", "load_fares sample 3: 1"]
        )
    }

    @Test func `an error that many threads report at once is tracked once`() async {
        let errors = ErrorReporter(to: fake)
        await withTaskGroup { group in
            for _ in 1...8 {
                group.addTask {
                    for _ in 1...100 {
                        errors.report(SampleError(), during: SampleErrorKind.loadFares)
                    }
                }
            }
        }
        #expect(fake.events.count == 1)
        #expect(errors.repetitions.map(\.count) == [799])
    }

    private func reports(of codes: [Int], by errors: ErrorReporter) -> [ErrorReport] {
        codes.map { errors.report(SampleError(code: $0), during: SampleErrorKind.loadFares) }
    }
}

extension RepeatedError {
    fileprivate var line: String { "\(operation) \(code.domain) \(code.code): \(count)" }
}
