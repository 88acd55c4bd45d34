import HeraldCore
import Testing

@Suite struct FailureIsolationTests {
    private let log = Log<String>()
    private let failures = Log<AnalyticsFailure>()

    private func herald(_ providers: HeraldProvider...) -> Herald {
        Herald(
            providers: providers,
            clock: .still,
            errorReporter: { [failures] in failures.append($0) }
        )
    }

    private func generic(_ name: String) -> HeraldProvider {
        .sample(
            name,
            GenericSampleEventTrackerFactory { [log] event, _ in
                log.append("\(name): \(event.name)")
            }
        )
    }

    private func tracker(_ text: String, error: (any Error)? = nil) -> ActingTracker {
        ActingTracker { [log] in
            log.append(text)
            if let error { throw error }
        }
    }

    @Test func `a factory that throws fails its vendor alone`() {
        let failing = WrittenFactory { [log] _ in
            log.append("b: asked")
            throw SampleError()
        }
        let after = WrittenFactory { [log] _ in
            log.append("b: asked after")
            return .dropped
        }
        herald(generic("a"), .sample("b", failing, after), generic("c")).track(Named("opened"))
        #expect(log.entries == ["a: opened", "b: asked", "c: opened"])
        #expect(
            failures.entries.map(\.description) == [
                "b failed on Track(opened): SampleError (HeraldCoreTests.SampleError, code 1)"
            ]
        )
    }

    @Test func `a tracker that throws ends its vendor's trackers, and what ran stays`() {
        let factory = WrittenFactory { [self] _ in
            .claimed([
                tracker("b: first"), tracker("b: second", error: SampleError()),
                tracker("b: third"),
            ])
        }
        herald(.sample("b", factory), generic("c")).track(Named("opened"))
        #expect(log.entries == ["b: first", "b: second", "c: opened"])
        #expect(failures.entries.map(\.provider) == ["b"])
    }

    @Test func `a direct tracker that throws fails its vendor alone`() {
        let failing = DirectSampleEventTrackerFactory { _, _ in throw SampleError() }
        herald(.sample("a", failing), generic("b")).track(Named("opened"))
        #expect(log.entries == ["b: opened"])
        #expect(failures.entries.map(\.provider) == ["a"])
    }

    @Test func `a setter that throws fails its vendor alone`() {
        let failing = SampleAnalyticsTrackerService(
            [],
            [GenericSamplePropertySetterFactory { _ in throw SampleError() }]
        )
        herald(HeraldProvider(name: "a", properties: failing), .noting("b", in: log)).set(Seat())
        #expect(log.entries == ["b: seat = window"])
        #expect(
            failures.entries.map(\.description) == [
                "a failed on SetProperty(seat): SampleError (HeraldCoreTests.SampleError, code 1)"
            ]
        )
    }

    @Test func `what nobody mapped in a strict chain is reported, and sent by the others`() {
        let strict = RequireMappedSampleEventTrackerFactory()
        herald(.sample("a", BoardedTable(), strict), generic("b")).track(Named("opened"))
        herald(.sample("a", BoardedTable(), strict), generic("b")).track(Boarded())
        #expect(log.entries == ["b: opened", "b: boarded"])
        #expect(failures.entries.map(\.error.type) == ["UnhandledEventError"])
    }

    @Test func `failures of one call are reported in the order they happen`() {
        let reporting = ActingService { call in
            Herald.reportFailure(SampleError())
            Herald.reportFailure(Refusal(of: call, rule: "Second."))
        }
        let failing = WrittenFactory { _ in throw EmptyClaimError() }
        herald(HeraldProvider(name: "a", events: reporting), .sample("b", failing))
            .track(Named("opened"))
        #expect(
            failures.entries.map { "\($0.provider) \($0.error.type)" } == [
                "a SampleError", "a Refusal", "b EmptyClaimError",
            ]
        )
    }

    @Test func `without a reporter failures are counted`() {
        let failing = WrittenFactory { _ in throw SampleError() }
        let herald = Herald(
            providers: [.sample("a", failing), .sample("b", failing)],
            clock: .still
        )
        herald.track(Named("opened"))
        herald.track(Named("opened"))
        #expect(herald.unreportedFailures == 4)
    }
}
