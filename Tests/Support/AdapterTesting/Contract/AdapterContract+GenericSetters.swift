import HeraldCore
import Testing

/// The factory that sets every property.
extension AdapterContract {
    static var genericSetters: [AdapterRule] { [property, nonFiniteProperty] }

    private static var property: AdapterRule {
        AdapterRule("a property that was set is told, with an event at the latest") {
            let trial = genericTrial()
            trial.herald.set(Seat("window"))
            trial.herald.track(Named("boarded"))
            #expect(trial.texts.contains { $0.contains("seat") && $0.contains("window") })
            #expect(trial.failures == [])
        }
    }

    private static var nonFiniteProperty: AdapterRule {
        AdapterRule("a property that is no finite number is not set, and reported by its name") {
            let trial = genericTrial()
            trial.herald.set(Seat(.double(.nan)))
            trial.herald.track(Named("boarded"))
            #expect(!trial.texts.joined().contains("seat"))
            let failure = AnalyticsFailure(
                provider: Trial<Adapter>.name,
                operation: .setProperty(propertyName: "seat"),
                error: NonFiniteNumberError(key: "seat")
            )
            #expect(trial.failures == [failure])
        }
    }
}
