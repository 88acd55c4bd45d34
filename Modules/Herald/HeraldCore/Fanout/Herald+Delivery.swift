extension Herald {
    /// Hands a call to every provider that has the capability for it.
    func deliver(_ call: Call, _ order: inout Order) {
        if case .track(let event) = call { return deliver(event, &order) }
        let turn = order.turn
        turn.call = call
        let observed = observer.map { ($0, ObservedCall(turn.occurrence, call.operation)) }
        var time = clock.uptime
        for (position, provider) in providers.enumerated() {
            guard let perform = provider.performer(of: call) else { continue }
            turn.provider = position
            perform()
            lap(&time, &order)
            if let (observer, call) = observed {
                report(call, to: observer, turn)
                time = clock.uptime
            }
        }
        turn.provider = nil
    }

    /// Hands an event to every provider, by the plan for its type.
    @inline(__always)
    func deliver(_ event: any Event, _ order: inout Order) {
        let turn = order.turn
        let plan = order.plan(for: event)
        turn.call = .track(event)
        if let observer { return deliver(event, by: plan, &order, observer) }
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
    private func deliver(
        _ event: any Event,
        by plan: EventPlan,
        _ order: inout Order,
        _ observer: RouteObserver
    ) {
        let turn = order.turn
        let call = ObservedCall(turn.occurrence, .track(eventName: event.name))
        var reading = ParameterReading()
        var time = clock.uptime
        for visit in plan.visits {
            turn.provider = visit.provider
            turn.answer = visit.directAnswer
            turn.deliver(event, &reading, through: visit)
            lap(&time, &order)
            report(call, to: observer, turn)
            time = clock.uptime
        }
    }

    private func report(_ call: ObservedCall, to observer: RouteObserver, _ turn: Turn) {
        let report = RouteReport(
            call: call,
            answer: turn.takeAnswer(),
            provider: turn.providerName
        )
        turn.provider = nil
        observer(report)
    }

    /// Ends one provider's part of a call, which began at `time`.
    @inline(__always)
    private func lap(_ time: inout Int, _ order: inout Order) {
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
    fileprivate func performer(of call: Call) -> (() -> Void)? {
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
