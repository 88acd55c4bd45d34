import HeraldCore
import HeraldTesting
import Testing

/// The property chains of vendors that have properties.
extension AdapterContract {
    static var properties: [AdapterRule] { [unanswered, requiredMapping, throwingFactory] }

    private static var unanswered: AdapterRule {
        AdapterRule("properties that are dropped, or declined by all, make no record") {
            let trial = Trial<Adapter>(
                events: { adapter in [WrittenFactory { .claimed([adapter.tracker(for: $0)]) }] },
                properties: { _ in
                    [WrittenSetterFactory { $0 is Seat ? .dropped : .declined }]
                }
            )
            trial.herald.set(Seat("window"))
            trial.herald.set(Plan("monthly"))
            trial.herald.track(Named("boarded"))
            #expect(trial.names == ["boarded"])
            #expect(!trial.texts.joined().contains("window"))
            #expect(!trial.texts.joined().contains("monthly"))
            #expect(trial.failures == [])
        }
    }

    private static var requiredMapping: AdapterRule {
        AdapterRule("a chain that requires a mapping reports the property that nobody answered for")
        {
            let trial = Trial<Adapter>(
                events: { _ in [] },
                properties: { _ in
                    [
                        WrittenSetterFactory { $0 is Plan ? .dropped : .declined },
                        RequireMappedPropertySetterFactory<Adapter.Setter>(),
                    ]
                }
            )
            trial.herald.set(Plan("monthly"))
            trial.herald.set(Seat("window"))
            #expect(trial.failures.map(\.operation) == [.setProperty(propertyName: "seat")])
            #expect(trial.failures.map(\.error.type) == ["UnhandledPropertyError"])
            trial.other.expectProperty("seat", is: "window")
        }
    }

    private static var throwingFactory: AdapterRule {
        AdapterRule("a property's factory that throws is reported") {
            let trial = Trial<Adapter>(
                events: { _ in [] },
                properties: { _ in [ThrowingPropertySetterFactory(error: SampleError())] }
            )
            trial.herald.set(Seat("window"))
            let failure = AnalyticsFailure(
                provider: Trial<Adapter>.name,
                operation: .setProperty(propertyName: "seat"),
                error: SampleError()
            )
            #expect(trial.failures == [failure])
            trial.other.expectProperty("seat", is: "window")
        }
    }
}
