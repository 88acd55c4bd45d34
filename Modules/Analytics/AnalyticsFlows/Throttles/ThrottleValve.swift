import HeraldCore
import Synchronization

/// Hands events on, unless their type is throttled and they may not pass; counts those.
///
/// No lock is held while an event is handed on.
final class ThrottleValve: Sendable {
    private let events: any EventTrackerService
    private let types: Set<ObjectIdentifier>
    private let counts = Mutex<[String: Int]>([:])

    init(_ events: any EventTrackerService, types: [any Event.Type]) {
        self.events = events
        self.types = Set(types.map { ObjectIdentifier($0) })
    }

    var suppressed: [String: Int] { counts.withLock { $0 } }

    func track(_ event: any Event, mayPass: (String) -> Bool) {
        if types.contains(ObjectIdentifier(type(of: event))) {
            let name = event.name
            guard mayPass(name) else {
                counts.withLock { $0[name, default: 0] += 1 }
                return
            }
        }
        events.track(event)
    }
}
