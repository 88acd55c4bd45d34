extension Herald: EventTrackerService {
    public func track(_ event: any Event) {
        inTurn(.track(event)) { order, _ in deliver(event, &order) }
    }
}

extension Herald: PropertyTrackerService {
    public func set(_ property: any Property) { perform(.set(property)) }
}

extension Herald: IdentifiableUserService {
    public func identify(_ identity: Identity) { perform(.identify(identity)) }
    public func reset() { perform(.reset) }
}

extension Herald: AnalyticsLifecycleService {
    public func start() { perform(.start) }
    public func flush() { perform(.flush) }
}

extension Herald: ConsentService {
    public func setEnabled(_ enabled: Bool) { perform(.setEnabled(enabled)) }
}

extension Herald {
    private func perform(_ call: HeraldCall) {
        inTurn(call) { order, _ in deliver(call, &order) }
    }
}
