extension Turn {
    /// Hands an event to one provider's steps.
    @inline(__always)
    func deliver(
        _ event: any Event,
        _ reading: inout ParameterReading,
        through visit: EventPlan.Visit
    ) {
        guard let direct = visit.direct else {
            return deliver(event, &reading, through: visit.steps)
        }
        reading.read(event)
        do {
            try direct(event, reading.parameters)
        } catch {
            fail(error, in: visit.steps[0])
        }
    }

    /// Asks steps in order until one answers, and reports what throws.
    func deliver<Subject>(
        _ subject: Subject,
        _ reading: inout ParameterReading,
        through steps: [Step<Subject>]
    ) {
        for step in steps {
            do {
                let outcome = try step.run(subject, &reading, self)
                if outcome == .declined { continue }
                noteAnswer(of: step, outcome)
            } catch {
                fail(error, in: step)
            }
            return
        }
        noteAnswer(.declined, of: nil)
    }

    private func noteAnswer<Subject>(of step: Step<Subject>, _ outcome: Step<Subject>.Outcome) {
        if step.direct != nil {
            noteAnswer(.claimed, of: step.factory, trackers: step.directAnswer.trackers)
        } else if step.factory != nil {
            noteAnswer(outcome == .claimed ? .claimed : .dropped, of: step.factory)
        }
        // A service that does its own routing has noted its own answer, if it has one.
    }

    @inline(never)
    private func fail<Subject>(_ error: any Error, in step: Step<Subject>) {
        noteAnswer(
            error is Refusal ? .refused : .failed,
            of: step.factory,
            trackers: step.direct.map { _ in step.directAnswer.trackers }
        )
        report(error)
    }

    /// Runs `body` with the turn of this thread or, outside of a Herald's call, with one of its own.
    static func inCurrent(or call: HeraldCall, _ body: (Turn) -> Void) {
        if let turn = current { return body(turn) }
        let turn = Turn(
            desk: .standardError,
            providers: ["a service outside of Herald"],
            isObserved: false
        )
        turn.provider = 0
        turn.call = call
        turn.run { _ in body(turn) }
    }
}
