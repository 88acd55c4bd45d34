import HeraldCore

extension GeneratedFactory {
    /// The factory that this describes.
    ///
    /// It notes who is asked to answer, and which trackers run.
    func made(_ log: Log<String>) -> any SampleEventTrackerFactory {
        switch self {
        case .table(let id, let rows, let isOverriding):
            GeneratedTable(id: id, rows: rows, isOverriding: isOverriding, log: log)
        case .written(let id, let answer):
            WrittenFactory { try answer.given(by: id, for: $0, log) }
        case .marked(let id, let answer): MarkedFactory { try answer.given(by: id, for: $0, log) }
        case .directMarked(let id): DirectMarkedFactory(send: Self.send(by: id, log))
        case .direct(let id):
            DirectSampleEventTrackerFactory { event, _ in
                try Self.send(by: id, log)(event)
            }
        case .strict: RequireMappedSampleEventTrackerFactory()
        case .wrapped(let inner): Wrapper(inner.made(log))
        case .group(let inner): CompositeSampleEventTrackerFactory(inner.map { $0.made(log) })
        }
    }

    /// What a direct factory does, with and without a tracker: fails for every fifth value.
    private static func send(
        by id: Int,
        _ log: Log<String>
    ) -> @Sendable (any Event) throws -> Void {
        { event in
            log.append("ran \(id).0")
            if (event as? any GeneratedEvent)?.value == 5 { throw SampleError() }
        }
    }
}

extension GeneratedAnswer {
    /// The answer, with trackers that note that they run.
    func given(
        by id: Int,
        for event: any Event,
        _ log: Log<String>
    ) throws -> SampleResolution {
        log.append("asked \(id)")
        switch leaf(for: event) {
        case .drop: return .dropped
        case .fail: throw SampleError()
        case .claim(let count, let throwing):
            return .claimed(
                (0..<count).map { position in
                    ActingTracker {
                        log.append("ran \(id).\(position)")
                        if position == throwing { throw SampleError() }
                    }
                }
            )
        case .decline, .byValue: return .declined
        }
    }
}

struct GeneratedTable: SampleEventTrackerTable {
    let id: Int
    let rows: [GeneratedFactory.Row]
    let isOverriding: Bool
    let log: Log<String>

    var routes: [SampleRoute] {
        let log = log
        return rows.map { row in row.kind.row { try row.answer.given(by: id, for: $0, log) } }
    }
}

/// Answers for events with a marker, and says so of their types.
struct MarkedFactory: SampleEventTrackerFactory {
    let answer: @Sendable (any Event) throws -> SampleResolution

    func create(_ event: any Event) throws -> SampleResolution {
        event is any MarkedEvent ? try answer(event) : .declined
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any MarkedEvent.Type }
}

struct DirectMarkedFactory: SampleEventTrackerFactory, DirectEventTrackerFactory {
    let send: @Sendable (any Event) throws -> Void

    var direct: DirectEventTracker {
        DirectEventTracker(as: ActingTracker.self) { event, _ in try send(event) }
    }

    func create(_ event: any Event) -> SampleResolution {
        guard event is any MarkedEvent else { return .declined }
        return .claimed([ActingTracker { [send] in try send(event) }])
    }

    func mayAnswer(for type: any Event.Type) -> Bool { type is any MarkedEvent.Type }
}
