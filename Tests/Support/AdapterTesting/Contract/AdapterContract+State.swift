import HeraldCore
import Testing

/// What is remembered from call to call.
extension AdapterContract {
    static var state: [AdapterRule] { [consent, identity, lifecycle] }

    private static var consent: AdapterRule {
        AdapterRule("nothing is recorded while collection is off") {
            let trial = Trial<Adapter>(
                events: { adapter in [WrittenFactory { .claimed([adapter.tracker(for: $0)]) }] },
                properties: { $0.genericSetters.map { [$0] } ?? [] }
            )
            trial.herald.track(Named("before"))
            trial.herald.setEnabled(false)
            trial.herald.track(Named("meanwhile"))
            trial.herald.set(Plan("monthly"))
            trial.herald.set(Seat("window"))
            trial.herald.identify(Identity(userId: "rider-7"))
            trial.herald.flush()
            #expect(trial.names == ["before"])
            trial.herald.setEnabled(true)
            trial.herald.track(Named("after"))
            #expect(trial.names == ["before", "after"])
            #expect(trial.failures == [])
        }
    }

    private static var identity: AdapterRule {
        AdapterRule("records name the person from identify until reset") {
            let trial = Trial<Adapter>.claiming
            trial.herald.track(Named("before"))
            trial.herald.identify(Identity(userId: "rider-7"))
            trial.herald.track(Named("seventh"))
            trial.herald.identify(Identity(userId: "rider-8"))
            trial.herald.track(Named("eighth"))
            trial.herald.reset()
            trial.herald.track(Named("after"))
            #expect(trial.names == ["before", "seventh", "eighth", "after"])
            #expect(trial.texts.map { $0.contains("rider-7") } == [false, true, false, false])
            #expect(trial.texts.map { $0.contains("rider-8") } == [false, false, true, false])
            #expect(trial.failures == [])
        }
    }

    private static var lifecycle: AdapterRule {
        AdapterRule("launch and flush make no record, and neither loses nor repeats one") {
            let trial = Trial<Adapter>.claiming
            // Some vendors are silent from their start until they are enabled.
            trial.herald.start()
            trial.herald.setEnabled(true)
            trial.herald.flush()
            trial.herald.track(Named("boarded"))
            trial.herald.flush()
            trial.herald.flush()
            trial.herald.track(Named("alighted"))
            #expect(trial.names == ["boarded", "alighted"])
            #expect(trial.failures == [])
        }
    }
}
