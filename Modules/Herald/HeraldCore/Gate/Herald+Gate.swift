extension Herald {
    /// Whether a gate stands in front of exactly these providers, in this order.
    ///
    /// For whoever makes a gate and lets others make the Herald.
    public func isBehind(_ gate: any HeraldGate, providers names: [String]) -> Bool {
        self.gate === gate && providers.map(\.name) == names
    }

    /// Takes a turn in which providers get what the gate owes them, and nothing else.
    ///
    /// Without a call, a gate that opened or closed would be noticed by the next one.
    ///
    /// - Parameter change: opens or closes the gate. Runs in the turn, so that the gate is the same for
    ///   all providers of a call; at once, when this is called from inside of a vendor's call.
    public func settle(after change: @Sendable () -> Void = {}) {
        inTurn(nil, isCall: false, after: change) { _, _ in }
    }

    /// Asks the gate who may be called, and delivers what it owes, before the turn's own call.
    ///
    /// What is owed and was never a call gets a number of its own, so that no two records have one key.
    @inline(never)
    func admit(at time: Timestamp, ledByReport: Bool, _ order: inout Order) {
        let turn = order.turn
        guard let answer = gate?.check() else { return }
        turn.isPayingDues = true
        for due in answer.due {
            let occurrence = due.occurrence ?? nextOccurrence(at: time, &order)
            turn.begin(at: occurrence, ledByReport: ledByReport)
            turn.open = due.providers
            inScope(of: occurrence) { deliver(due.call, &order) }
        }
        turn.isPayingDues = false
        turn.open = answer.open
    }

    /// The closed providers that get a call later, when it is one that they don't get now.
    func stop(_ call: HeraldCall, before closed: ProviderSet, _ turn: Turn) -> ProviderSet {
        guard let gate, !closed.isEmpty, !turn.isPayingDues else { return ProviderSet() }
        return gate.stop(call, at: turn.occurrence, before: closed)
    }

    /// Hands an event to the providers that may be called, and stops it before the others.
    @inline(never)
    func deliver(_ event: any Event, past plan: EventPlan, _ order: inout Order) {
        let turn = order.turn
        let closed = ProviderSet(plan.visits.lazy.map(\.provider)).subtracting(turn.open)
        let held = stop(.track(event), before: closed, turn)
        let call = ObservedCall(turn.occurrence, .track(eventName: event.name))
        var reading = ParameterReading()
        var time = clock.uptime
        for visit in plan.visits {
            if turn.open.contains(visit.provider) {
                turn.provider = visit.provider
                turn.deliver(event, &reading, through: visit)
                lap(&time, &order)
                report(call, turn, by: visit)
                time = clock.uptime
            } else {
                reportStop(call, visit.provider, isHeld: held.contains(visit.provider), turn)
            }
        }
    }

    /// Reports that a provider didn't get a call.
    func reportStop(_ call: ObservedCall, _ provider: Int, isHeld: Bool, _ turn: Turn) {
        guard let observer, !turn.isPayingDues else { return }
        observer(
            RouteReport(
                call: call,
                answer: RouteAnswer(isHeld ? .held : .blocked),
                provider: providers[provider].name
            )
        )
    }
}
