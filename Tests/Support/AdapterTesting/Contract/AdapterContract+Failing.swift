import HeraldCore
import HeraldTesting
import Testing

/// What becomes of a call when something throws.
extension AdapterContract {
    static var failing: [AdapterRule] {
        [throwingTracker, throwingFactory, emptyClaim, requiredMapping]
    }

    private static var throwingTracker: AdapterRule {
        AdapterRule("a tracker that throws ends the later ones, and what ran before was sent") {
            let trial = Trial<Adapter>(events: { adapter in
                [
                    WrittenFactory { event in
                        .claimed([
                            adapter.tracker(for: event),
                            adapter.tracker(doing: { throw SampleError() }),
                            adapter.tracker(for: Named("too_late")),
                        ])
                    }
                ]
            })
            trial.herald.track(Named("paid"))
            trial.herald.track(Named("repaid"))
            #expect(trial.names == ["paid", "repaid"])
            #expect(
                trial.failures
                    == ["paid", "repaid"].map { Trial<Adapter>.failure(of: $0, SampleError()) }
            )
            trial.other.expectOrder(.tracked("paid"), .tracked("repaid"))
        }
    }

    private static var throwingFactory: AdapterRule {
        AdapterRule("a factory that throws ends the search, and is reported") {
            let trial = Trial<Adapter>(events: { adapter in
                [
                    ThrowingEventTrackerFactory(error: SampleError()),
                    WrittenFactory { .claimed([adapter.tracker(for: $0)]) },
                ]
            })
            trial.herald.track(Named("paid"))
            #expect(trial.records == [])
            #expect(trial.failures == [Trial<Adapter>.failure(of: "paid", SampleError())])
            trial.other.expectTracked("paid")
        }
    }

    private static var emptyClaim: AdapterRule {
        AdapterRule("a claim without a tracker is reported") {
            let trial = Trial<Adapter>(events: { _ in [WrittenFactory { _ in .claimed([]) }] })
            trial.herald.track(Named("paid"))
            #expect(trial.records == [])
            #expect(trial.failures == [Trial<Adapter>.failure(of: "paid", EmptyClaimError())])
        }
    }

    private static var requiredMapping: AdapterRule {
        AdapterRule("a chain that requires a mapping reports the event that nobody answered for") {
            let trial = Trial<Adapter>(events: { adapter in
                [
                    WrittenFactory { event in
                        event.name == "known" ? .claimed([adapter.tracker(for: event)]) : .declined
                    },
                    RequireMappedEventTrackerFactory<Adapter.Tracker>(),
                ]
            })
            trial.herald.track(Named("known"))
            trial.herald.track(Named("forgotten"))
            #expect(trial.names == ["known"])
            #expect(trial.failures.map(\.operation) == [.track(eventName: "forgotten")])
            #expect(trial.failures.map(\.error.type) == ["UnhandledEventError"])
            trial.other.expectTracked("forgotten")
        }
    }
}
