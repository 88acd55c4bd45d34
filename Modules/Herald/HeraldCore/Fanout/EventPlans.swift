/// The plans for the event types seen so far.
///
/// The dictionary's hash is a tenth of what an event costs, so the plan that was last used for a type's
/// address, modulo 64, is looked at first.
struct EventPlans {
    private var all: [ObjectIdentifier: EventPlan] = [:]
    private var recent: [EventPlan?] = Array(repeating: nil, count: 64)

    @inline(__always)
    subscript(type: any Event.Type) -> EventPlan? {
        mutating get {
            let slot = Self.slot(of: type)
            if let plan = recent[slot], plan.type == type { return plan }
            let plan = all[ObjectIdentifier(type)]
            recent[slot] = plan
            return plan
        }
    }

    mutating func add(_ plan: EventPlan) {
        all[ObjectIdentifier(plan.type)] = plan
    }

    @inline(__always)
    private static func slot(of type: any Event.Type) -> Int {
        // The lowest bits are those of the alignment, the same for all types.
        Int(bitPattern: ObjectIdentifier(type)) >> 4 & 63
    }
}
