import HeraldCore
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct FailureWithoutHeraldTests {
    @Test(arguments: CanaryError.allCases)
    func `a failure outside of every call is a line on standard error, free of values`(
        kind: CanaryError
    ) async {
        let result = await #expect(
            processExitsWith: .exitCode(0),
            observing: [\.standardErrorContent]
        ) { [kind] in
            Herald.reportFailure(kind.error)
            exit(0)
        }
        #expect(result.errorText.hasSuffix(": \(kind.summary)\n"))
        #expect(!result.errorText.contains(canary))
        #expect(result.errorText.split(separator: "\n").count == 1)
    }

    @Test func `such a line names no call, since there was none`() async {
        let result = await #expect(
            processExitsWith: .exitCode(0),
            observing: [\.standardErrorContent]
        ) {
            Herald.reportFailure(SampleError())
            exit(0)
        }
        #expect(!result.errorText.contains("Start"), "\(result.errorText)")
    }

    @Test func `a service outside of Herald says so on standard error`() async {
        let result = await #expect(
            processExitsWith: .exitCode(0),
            observing: [\.standardErrorContent]
        ) {
            let service = SampleAnalyticsTrackerService(
                [RequireMappedSampleEventTrackerFactory()],
                [WrittenSetterFactory { _ in throw CanaryError.description.error }]
            )
            service.track(CanaryEvent())
            service.set(CanaryProperty())
            exit(0)
        }
        #expect(
            result.errorText
                == "herald: a service outside of Herald failed on Track(opened): No factory answered "
                + "for event 'opened' (CanaryEvent), so it wasn't sent. To fix, add a factory for "
                + "it, or end the chain with the generic one.\n"
                + "herald: a service outside of Herald failed on SetProperty(seat): CanaryStruct "
                + "(HeraldCoreTests.CanaryStruct, code 1)\n"
        )
    }

    @Test func `outside of every call there is no handle`() {
        #expect(Herald.failureHandle == nil)
    }
}
