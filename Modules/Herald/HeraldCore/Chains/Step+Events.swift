extension Step<any Event> {
    /// The steps of a vendor's event chain, in the order its factories are asked.
    @inlinable
    static func steps<Tracker>(
        of factory: any EventTrackerFactory<Tracker>,
        run: @escaping @Sendable (Tracker) throws -> Void
    ) -> [Step] {
        let composite = factory as? CompositeEventTrackerFactory<Tracker>
        return (composite?.flattened ?? [factory]).flatMap { factory in
            if let table = factory as? any EventTrackerTable<Tracker> {
                return rows(of: table, run: run)
            }
            return [asking(factory, run: run)]
        }
    }

    /// A step for each row, so that an event asks only the row of its type.
    @inlinable
    static func rows<Tracker>(
        of table: any EventTrackerTable<Tracker>,
        run: @escaping @Sendable (Tracker) throws -> Void
    ) -> [Step] {
        table.routes.map { route in
            Step(
                factory: type(of: table as Any),
                mayAnswer: { ($0 as? any Event.Type).map(route.isFor) ?? false },
                run: { event, _, turn in
                    try Self.run(try route.answer(event), in: turn, by: run)
                }
            )
        }
    }

    /// A step that hands events to a service which does its own routing.
    static func service(_ service: any EventTrackerService) -> Step {
        Step(
            factory: nil,
            mayAnswer: { _ in true },
            run: { event, _, _ in
                service.track(event)
                return .claimed
            }
        )
    }

    @inlinable
    static func asking<Tracker>(
        _ factory: any EventTrackerFactory<Tracker>,
        run: @escaping @Sendable (Tracker) throws -> Void
    ) -> Step {
        let mayAnswer: @Sendable (Any.Type) -> Bool = {
            ($0 as? any Event.Type).map(factory.mayAnswer) ?? false
        }
        guard let direct = (factory as? any DirectEventTrackerFactory)?.direct else {
            return Step(factory: type(of: factory as Any), mayAnswer: mayAnswer) {
                event,
                _,
                turn in
                try Self.run(try factory.create(event), in: turn, by: run)
            }
        }
        return Step(factory: type(of: factory as Any), direct: direct, mayAnswer: mayAnswer) {
            event,
            reading,
            _ in
            try reading.send(event, by: direct)
            return .claimed
        }
    }
}
