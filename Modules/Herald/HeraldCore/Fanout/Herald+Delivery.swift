extension Herald {
    /// Hands a call to every provider that has the capability for it.
    func deliver(_ call: HeraldCall, _ order: inout Order) {
        if case .track(let event) = call { return deliver(event, &order) }
        let turn = order.turn
        turn.call = call
        if !turn.isPayingDues { gate?.pass(call) }
        let performers = providers.map { $0.performer(of: call) }
        let able = ProviderSet(performers.indices.lazy.filter { performers[$0] != nil })
        let held = stop(call, before: able.subtracting(turn.open), turn)
        let observed = ObservedCall(turn.occurrence, call.operation)
        var time = clock.uptime
        for (position, performer) in performers.enumerated() {
            guard let performer else { continue }
            if isPlain || turn.open.contains(position) {
                turn.provider = position
                performer()
                lap(&time, &order)
                report(observed, turn)
                time = clock.uptime
            } else {
                reportStop(observed, position, isHeld: held.contains(position), turn)
            }
        }
        turn.provider = nil
    }

    /// Hands an event to every provider, by the plan for its type.
    @inline(__always)
    func deliver(_ event: any Event, _ order: inout Order) {
        let turn = order.turn
        let plan = order.plan(for: event)
        withUnsafePointer(to: event) { pointer in
            turn.event = pointer
            if !isPlain, !isOpen(turn) {
                deliver(event, past: plan, &order)
            } else if observer != nil {
                deliver(event, reporting: plan, &order)
            } else {
                deliver(event, by: plan, &order)
            }
            turn.event = nil
        }
    }

    @inline(__always)
    private func deliver(_ event: any Event, by plan: EventPlan, _ order: inout Order) {
        let turn = order.turn
        var reading = ParameterReading()
        var time = clock.uptime
        for visit in plan.unretained {
            visit._withUnsafeGuaranteedRef { visit in
                turn.provider = visit.provider
                turn.deliver(event, &reading, through: visit)
            }
            lap(&time, &order)
        }
        withExtendedLifetime(plan) {}
        turn.provider = nil
    }

    /// The same with a report of each provider's route.
    private func deliver(_ event: any Event, reporting plan: EventPlan, _ order: inout Order) {
        let turn = order.turn
        let call = ObservedCall(turn.occurrence, .track(eventName: event.name))
        var reading = ParameterReading()
        var time = clock.uptime
        for visit in plan.unretained {
            visit._withUnsafeGuaranteedRef { visit in
                turn.provider = visit.provider
                turn.deliver(event, &reading, through: visit)
                lap(&time, &order)
                report(call, turn, by: visit)
            }
            time = clock.uptime
        }
        withExtendedLifetime(plan) {}
    }

    /// Reports what a provider did with an event, which is over.
    @inline(__always)
    func report(_ call: ObservedCall, _ turn: Turn, by visit: EventPlan.Visit) {
        let known = turn.hasNews ? nil : visit.directAnswer
        let answer = known ?? turn.takeAnswer(of: visit.directAnswer)
        turn.provider = nil
        observer?(RouteReport(call: call, answer: answer, provider: visit.name))
    }

    /// Reports what the current provider did with another call, which is over.
    func report(_ call: ObservedCall, _ turn: Turn) {
        let report = RouteReport(
            call: call,
            answer: turn.takeAnswer(of: nil),
            provider: turn.providerName
        )
        turn.provider = nil
        observer?(report)
    }

    /// Ends one provider's part of a call, which began at `time`.
    @inline(__always)
    func lap(_ time: inout Int, _ order: inout Order) {
        let end = clock.uptime
        let isSlow = end - time > SlowVendorCall.limit
        if isSlow { reportSlow(end - time, &order) }
        // What a reporter took isn't the next vendor's.
        time = isSlow ? clock.uptime : end
    }

    @inline(never)
    private func reportSlow(_ nanoseconds: Int, _ order: inout Order) {
        guard order.noteSlow(order.turn.provider) else { return }
        order.turn.report(SlowVendorCall(milliseconds: nanoseconds / 1_000_000))
    }
}

extension HeraldProvider {
    /// What carries out a call, if this provider has the capability for it.
    fileprivate func performer(of call: HeraldCall) -> (() -> Void)? {
        switch call {
        case .track(let event): events.map { service in { service.track(event) } }
        case .set(let property): properties.map { service in { service.set(property) } }
        case .identify(let identity):
            self.identity.map { service in { service.identify(identity) } }
        case .reset: identity.map { service in { service.reset() } }
        case .start: lifecycle.map { service in { service.start() } }
        case .flush: lifecycle.map { service in { service.flush() } }
        case .setEnabled(let enabled): consent.map { service in { service.setEnabled(enabled) } }
        }
    }
}
