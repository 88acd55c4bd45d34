import HeraldCore

/// What a chain does with an event: who was asked to answer, which trackers ran, and how it ended.
struct Walked: Equatable {
    var outcome: String
    var factory: String?
    var log: [String] = []
}

/// The plain meaning of a chain: every factory in order, each telling its events by `as?`.
struct LinearWalk {
    private var log: [String] = []

    static func walk(_ chain: [GeneratedFactory], with event: any Event) -> Walked {
        var walk = LinearWalk()
        for factory in chain {
            if var walked = walk.ask(factory, event) {
                walked.log = walk.log
                return walked
            }
        }
        return Walked(outcome: "declined", log: walk.log)
    }

    /// How it ended, or `nil` when the factory declines.
    private mutating func ask(_ factory: GeneratedFactory, _ event: any Event) -> Walked? {
        switch factory {
        case .table(let id, let rows, _):
            for row in rows where row.kind.contains(event) {
                if let walked = run(row.answer, id, event, "GeneratedTable") { return walked }
            }
            return nil
        case .written(let id, let answer): return run(answer, id, event, "WrittenFactory")
        case .marked(let id, let answer):
            return event is any MarkedEvent ? run(answer, id, event, "MarkedFactory") : nil
        case .directMarked(let id):
            return event is any MarkedEvent ? send(id, event, "DirectMarkedFactory") : nil
        case .direct(let id): return send(id, event, "DirectSampleEventTrackerFactory")
        case .strict:
            return Walked(
                outcome: "failed UnhandledEventError",
                factory: "RequireMappedSampleEventTrackerFactory"
            )
        case .wrapped(let inner):
            var walked = ask(inner, event)
            walked?.factory = "Wrapper"
            return walked
        case .group(let inner):
            for factory in inner {
                if let walked = ask(factory, event) { return walked }
            }
            return nil
        }
    }

    private mutating func run(
        _ answer: GeneratedAnswer,
        _ id: Int,
        _ event: any Event,
        _ factory: String
    ) -> Walked? {
        log.append("asked \(id)")
        switch answer.leaf(for: event) {
        case .drop: return Walked(outcome: "dropped", factory: factory)
        case .fail: return Walked(outcome: "failed SampleError", factory: factory)
        case .claim(0, _): return Walked(outcome: "failed EmptyClaimError", factory: factory)
        case .claim(let count, let throwing):
            for position in 0..<count {
                log.append("ran \(id).\(position)")
                if position == throwing {
                    return Walked(outcome: "failed SampleError", factory: factory)
                }
            }
            return Walked(outcome: "claimed", factory: factory)
        case .decline, .byValue: return nil
        }
    }

    private mutating func send(_ id: Int, _ event: any Event, _ factory: String) -> Walked {
        log.append("ran \(id).0")
        let fails = (event as? any GeneratedEvent)?.value == 5
        return Walked(outcome: fails ? "failed SampleError" : "claimed", factory: factory)
    }
}
