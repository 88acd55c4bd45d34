import HeraldCore

/// What waits for a decision about one purpose: where the person stood, and what happened since.
///
/// Events wait with their own time. Between two events, state is folded to its latest, so that what
/// waits is bounded whatever the app does.
struct HeldCalls: Sendable {
    /// How many events wait; the oldest are dropped and counted.
    static let limit = 1_000

    private var base: PersonState
    private var calls: [(call: HeraldCall, occurrence: Occurrence)] = []
    private(set) var eventCount = 0

    init(from state: PersonState) {
        base = state
    }

    /// Keeps an event, and says whether an older one had to go for it.
    mutating func add(_ event: any Event, at occurrence: Occurrence) -> Bool {
        calls.append((.track(event), occurrence))
        eventCount += 1
        guard eventCount > Self.limit else { return false }
        dropOldest()
        return true
    }

    /// Keeps a change of the person's state.
    mutating func add(_ change: HeraldCall, at occurrence: Occurrence) {
        if calls.isEmpty { return base.fold(change) }
        let place = removeOutdated(by: change)
        calls.insert((change, occurrence), at: place)
    }

    /// All that a provider is owed at a grant, in order: it is started, told who it is about, turned on
    /// and told what happened.
    func replay(to providers: ProviderSet, isFirstStart: Bool) -> [DueCall] {
        var due: [DueCall] = []
        if isFirstStart { due.append(DueCall(.start, to: providers)) }
        if let identity = base.identity { due.append(DueCall(.identify(identity), to: providers)) }
        due.append(DueCall(.setEnabled(true), to: providers))
        due += base.properties.map { DueCall(.set($0), to: providers) }
        return due + calls.map { DueCall($0.call, at: $0.occurrence, to: providers) }
    }

    /// Drops the oldest event; the changes before the next one become where the person stood.
    private mutating func dropOldest() {
        calls.removeFirst()
        eventCount -= 1
        while let (call, _) = calls.first, !call.isEvent {
            base.fold(call)
            calls.removeFirst()
        }
    }

    /// Removes the changes since the last event that a new one makes meaningless.
    ///
    /// - Returns: where the new one goes: an identity in its predecessor's place, since properties that
    ///   were set after that one are about a person who is signed in; anything else at the end.
    private mutating func removeOutdated(by change: HeraldCall) -> Int {
        let start = (calls.lastIndex { $0.call.isEvent } ?? -1) + 1
        let outdated = calls[start...].indices.filter { change.replaces(calls[$0].call) }
        for index in outdated.reversed() {
            calls.remove(at: index)
        }
        guard case .identify = change, let place = outdated.first else { return calls.endIndex }
        return place
    }
}

extension HeraldCall {
    fileprivate var isEvent: Bool {
        if case .track = self { true } else { false }
    }

    /// Whether nothing of an earlier change is left after this one.
    fileprivate func replaces(_ earlier: HeraldCall) -> Bool {
        switch (self, earlier) {
        case (.reset, _), (.identify, .identify): true
        case (.set(let new), .set(let old)): new.name == old.name
        default: false
        }
    }
}
