extension Turn {
    /// Hands an event to one provider's steps.
    @inline(__always)
    func deliver(
        _ event: any Event,
        _ reading: inout ParameterReading,
        through visit: EventPlan.Visit
    ) {
        guard let direct = visit.direct else { return deliver(event, through: visit.steps) }
        reading.read(event)
        do {
            try direct(event, reading.parameters)
        } catch {
            fail(error, in: visit.steps[0].factory)
        }
    }

    /// Asks steps in order until one answers, and reports what throws.
    func deliver<Subject>(_ subject: Subject, through steps: [Step<Subject>]) {
        for step in steps {
            do {
                let outcome = try step.run(subject, self)
                if outcome == .declined { continue }
                // A service that does its own routing notes its own answer.
                if step.factory != nil {
                    noteAnswer(outcome == .claimed ? .claimed : .dropped, of: step.factory)
                }
            } catch {
                fail(error, in: step.factory)
            }
            return
        }
        noteAnswer(.declined, of: nil)
    }

    @inline(never)
    private func fail(_ error: any Error, in factory: TypeName?) {
        noteAnswer(error is Refusal ? .refused : .failed, of: factory)
        report(error)
    }

    /// Runs `body` with the turn of this thread or, outside of a Herald's call, with one of its own.
    static func inCurrent(or call: Call, _ body: (Turn) -> Void) {
        if let turn = current { return body(turn) }
        let turn = Turn(
            desk: .standardError,
            providers: ["a service outside of Herald"],
            isObserved: false
        )
        turn.call = call
        turn.run { body(turn) }
    }
}
