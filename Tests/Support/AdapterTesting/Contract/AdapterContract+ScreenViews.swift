import HeraldCore
import HeraldTesting
import Testing
import VendorDelivery

/// The factory for screen views.
extension AdapterContract {
    static var screenViews: [AdapterRule] { [screenView, notAScreenView, takenName] }

    private static var screenView: AdapterRule {
        AdapterRule("a screen view is the vendor's own event, with the screen's name in it") {
            let trial = trial()
            trial.herald.track(Screen("fare_list", ["stop": "harbour"]))
            #expect(trial.records.count == 1)
            #expect(!trial.names.contains("fare_list"))
            #expect(trial.texts.allSatisfy { $0.contains(#":"fare_list""#) })
            #expect(trial.texts.allSatisfy { $0.contains(#""stop":"harbour""#) })
            #expect(trial.failures == [])
        }
    }

    private static var notAScreenView: AdapterRule {
        AdapterRule("the screen-view factory declines every other event") {
            let trial = trial()
            trial.herald.track(Named("boarded"))
            #expect(trial.records == [])
            #expect(trial.failures == [])
        }
    }

    private static var takenName: AdapterRule {
        AdapterRule("a screen view with a parameter where the name goes is refused by that rule") {
            let plain = trial()
            plain.herald.track(Screen("fare_list"))
            let key = plain.records.first?.parameters.all.first {
                $0.value == .string("fare_list")
            }?.key
            let taken = try #require(key)
            let trial = trial()
            let event = Screen("fare_list", [taken: "another"])
            trial.herald.track(event)
            #expect(trial.records == [])
            let refusal = Refusal.screenNameTaken(in: event, key: taken)
            #expect(trial.failures == [Trial<Adapter>.failure(of: "fare_list", refusal)])
            #expect(trial.failures.map(\.error.rule) == [refusal.rule])
            trial.other.expectTracked("fare_list")
        }
    }

    /// The adapter with its screen-view factory alone.
    private static func trial() -> Trial<Adapter> {
        Trial<Adapter>(events: { adapter in adapter.screenViews.map { [$0] } ?? [] })
    }
}
