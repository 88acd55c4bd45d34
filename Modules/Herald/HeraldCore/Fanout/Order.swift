/// What only the call that has its turn touches.
struct Order {
    let turn: Turn
    var sequence = 0
    private let providers: [HeraldProvider]
    private var plans = EventPlans()
    private var slowProviders: Set<Int> = []

    init(providers: [HeraldProvider], turn: Turn) {
        self.providers = providers
        self.turn = turn
    }

    /// The steps of all providers for an event's type, looked up once a type.
    @inline(__always)
    mutating func plan(for event: any Event) -> EventPlan {
        let type = type(of: event)
        return plans[type] ?? makePlan(for: type)
    }

    @inline(never)
    private mutating func makePlan(for type: any Event.Type) -> EventPlan {
        let plan = EventPlan(for: type, providers: providers)
        plans.add(plan)
        return plan
    }

    /// Whether a provider's slowness is news, and one that may be reported.
    mutating func noteSlow(_ provider: Int?) -> Bool {
        guard let provider, !turn.isLedByReport else { return false }
        return slowProviders.insert(provider).inserted
    }
}
