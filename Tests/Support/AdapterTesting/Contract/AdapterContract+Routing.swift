import HeraldCore
import HeraldTesting
import Testing

/// How answers become records.
extension AdapterContract {
    static var routing: [AdapterRule] {
        [order, twoTrackers, drop, decline, firstAnswer, declinedByAll]
    }

    private static var order: AdapterRule {
        AdapterRule("records are in the order of the calls") {
            let trial = Trial<Adapter>.claiming
            for name in ["boarded", "alighted", "boarded"] { trial.herald.track(Named(name)) }
            #expect(trial.names == ["boarded", "alighted", "boarded"])
            #expect(trial.failures == [])
        }
    }

    private static var twoTrackers: AdapterRule {
        AdapterRule("the trackers of one claim run in the claim's order") {
            let trial = Trial<Adapter>(events: { adapter in
                [
                    WrittenFactory { event in
                        .claimed(
                            ["Second", "First", "Third"].map {
                                adapter.tracker(for: Named("\(event.name)\($0)"))
                            }
                        )
                    }
                ]
            })
            trial.herald.track(Named("paid"))
            #expect(trial.names == ["paidSecond", "paidFirst", "paidThird"])
        }
    }

    private static var drop: AdapterRule {
        AdapterRule("a dropped event makes no record, and no failure, of this vendor alone") {
            let trial = Trial<Adapter>(events: { adapter in
                [
                    WrittenFactory { _ in .dropped },
                    WrittenFactory { .claimed([adapter.tracker(for: $0)]) },
                ]
            })
            trial.herald.track(Named("card_number_seen"))
            #expect(trial.records == [])
            #expect(trial.failures == [])
            trial.other.expectTracked("card_number_seen")
        }
    }

    private static var decline: AdapterRule {
        AdapterRule("a declined event goes to the next factory") {
            let trial = Trial<Adapter>(events: { adapter in
                [
                    WrittenFactory { _ in .declined },
                    WrittenFactory { .claimed([adapter.tracker(for: $0)]) },
                ]
            })
            trial.herald.track(Named("boarded"))
            #expect(trial.names == ["boarded"])
        }
    }

    private static var firstAnswer: AdapterRule {
        AdapterRule("after the first answer no factory is asked") {
            let asked = Log<String>()
            let trial = Trial<Adapter>(events: { adapter in
                ["first", "second"].map { name in
                    WrittenFactory { event in
                        asked.append(name)
                        return .claimed([adapter.tracker(for: event)])
                    }
                }
            })
            trial.herald.track(Named("boarded"))
            #expect(trial.names == ["boarded"])
            #expect(asked.entries == ["first"])
        }
    }

    private static var declinedByAll: AdapterRule {
        AdapterRule("an event that every factory declines makes no record, and no failure") {
            let trial = Trial<Adapter>(events: { _ in [WrittenFactory { _ in .declined }] })
            trial.herald.track(Named("boarded"))
            #expect(trial.records == [])
            #expect(trial.failures == [])
            trial.other.expectTracked("boarded")
        }
    }
}
