import HeraldCore
import HeraldTesting
import Synchronization
import Testing
import VendorDelivery

/// The factory that sends every event.
extension AdapterContract {
    static var generic: [AdapterRule] {
        [ownName, nonFiniteParameter, directPath, oneReading, oneReadingObserved]
    }

    private static var ownName: AdapterRule {
        AdapterRule("the generic factory sends an event under its own name") {
            let trial = genericTrial()
            trial.herald.track(Named("boarded", ["stop": "harbour"]))
            #expect(trial.names == ["boarded"])
            #expect(trial.records.map(\.parameters) == [["stop": .string("harbour")]])
            #expect(trial.texts.allSatisfy { $0.contains("stop") && $0.contains("harbour") })
        }
    }

    private static var nonFiniteParameter: AdapterRule {
        AdapterRule("a parameter that is no finite number is left out and reported by its key") {
            for (number, text) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "inf")] {
                let trial = genericTrial()
                trial.herald.track(Named("boarded", ["fare": .double(number), "stop": "harbour"]))
                #expect(trial.names == ["boarded"])
                #expect(trial.records.map { $0.parameters["fare"] } == [nil])
                #expect(trial.records.map { $0.parameters["stop"] } == [.string("harbour")])
                #expect(!trial.texts.joined().contains(text))
                let error = NonFiniteNumberError(key: "fare")
                #expect(trial.failures == [Trial<Adapter>.failure(of: "boarded", error)])
                trial.other.expectTracked("boarded")
            }
        }
    }

    private static var directPath: AdapterRule {
        AdapterRule("without a tracker the vendor gets what it gets with one, byte for byte") {
            let direct = genericTrial()
            let indirect = Trial<Adapter>(events: { adapter in
                adapter.generic.map { generic in [WrittenFactory(generic.create)] } ?? []
            })
            for trial in [direct, indirect] {
                trial.herald.track(Named("nothing"))
                trial.herald.track(Named("everything", everything))
                trial.herald.identify(Identity(userId: "rider-7"))
                trial.herald.track(Named("everything", everything))
            }
            #expect(direct.records.count == 3)
            #expect(direct.records == indirect.records)
            #expect(direct.failures.count == 2)
            #expect(direct.failures == indirect.failures)
        }
    }

    private static var oneReading: AdapterRule {
        AdapterRule("an event's parameters are read once a call") {
            let trial = genericTrial()
            let event = Counted()
            trial.herald.track(event)
            #expect(event.readings == 1)
            #expect(trial.names == ["counted"])
        }
    }

    private static var oneReadingObserved: AdapterRule {
        AdapterRule("an event's parameters are read once a call, also while routes are observed") {
            let routes = Log<RouteReport>()
            let trial = genericTrial(observer: { routes.append($0) })
            let event = Counted()
            trial.herald.track(event)
            #expect(event.readings == 1)
            #expect(routes.entries.map(\.outcome) == [.claimed, .claimed])
            #expect(routes.entries.first?.trackers.count == 1)
        }
    }

    /// The adapter with its generic factories alone; where it has none for events, all are claimed.
    static func genericTrial(observer: RouteObserver? = nil) -> Trial<Adapter> {
        Trial<Adapter>(
            events: { adapter in
                let claiming = WrittenFactory { .claimed([adapter.tracker(for: $0)]) }
                return [adapter.generic ?? claiming]
            },
            properties: { adapter in adapter.genericSetters.map { [$0] } ?? [] },
            observer: observer
        )
    }

    /// All kinds of value, and one that no vendor takes.
    private static var everything: [String: AnalyticsValue] {
        [
            "stop": "harbour \"é\"\n", "least": .int(.min), "fare": 2.5, "whole": 3.0,
            "is_night": true, "lost": .double(.nan),
        ]
    }
}

/// Counts how often its parameters are read.
private final class Counted: Event {
    private let count = Atomic(0)

    var readings: Int { count.load(ordering: .relaxed) }
    var name: String { "counted" }
    var parameters: [String: AnalyticsValue] {
        count.add(1, ordering: .relaxed)
        return ["stop": "harbour"]
    }
}
