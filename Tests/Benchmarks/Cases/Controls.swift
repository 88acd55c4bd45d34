import HeraldCore

/// Rows that show what the harness itself sees: nothing where there is nothing, a difference where
/// there is one. The first two also give the floor's own figures.
extension Benchmark {
    static let controls = [
        Benchmark(
            id: "C1-computed",
            work: "five direct calls",
            floorName: "themselves",
            target: nil
        ) {
            directCalls(EventSamples.computed)
        },
        Benchmark(
            id: "C1-stored",
            work: "five direct calls, stored dictionary",
            floorName: "themselves",
            target: nil
        ) {
            directCalls(EventSamples.stored)
        },
        Benchmark(
            id: "C2",
            work: "two dictionaries",
            floorName: "one",
            target: nil
        ) {
            Contest(
                operations: 1,
                ours: {
                    checksum(of: Fare.example.parameters) & checksum(of: Fare.example.parameters)
                },
                floor: { checksum(of: Fare.example.parameters) }
            )
        },
        Benchmark(
            id: "C3",
            work: "one class instance",
            floorName: "none",
            target: nil
        ) {
            Contest(operations: 1, ours: { UInt64(makeInstance(7).number) }, floor: { 7 })
        },
    ]

    private static func directCalls(_ events: [any Event]) -> Contest {
        let first = DirectCallsFloor()
        let second = DirectCallsFloor()
        return Contest(
            operations: events.count,
            ours: {
                for event in events {
                    first.track(event)
                }
                return first.total
            },
            floor: {
                for event in events {
                    second.track(event)
                }
                return second.total
            }
        )
    }
}

@inline(never)
private func makeInstance(_ number: Int) -> Instance {
    Instance(number: number)
}
