/// Which flows are open by which id, and what is said to those who ask for others.
struct FlowMemory {
    enum Entry {
        case open(FlowProgress)
        case closed(FlowAnswer)
    }

    /// How many flows that are not open are remembered.
    static let maximumClosed = 1_000

    private var entries: [FlowId: Entry] = [:]

    /// The ids of the closed ones, the one that was closed first at the start.
    private var closed: [FlowId] = []

    var open: [FlowProgress] {
        entries.values.compactMap { entry in
            if case .open(let progress) = entry { progress } else { nil }
        }
    }

    func entry(_ id: FlowId) -> Entry {
        entries[id] ?? .closed(.neverStarted)
    }

    /// Remembers a flow, or without one that it is sampled out; returns one that was open.
    mutating func start(_ id: FlowId, _ progress: FlowProgress?) -> FlowProgress? {
        let before = entries[id]
        closed.removeAll { $0 == id }
        if let progress {
            entries[id] = .open(progress)
        } else {
            remember(id, .sampledOut)
        }
        if case .open(let open)? = before { return open }
        return nil
    }

    /// What there was; an open flow is closed from now on.
    mutating func close(_ id: FlowId) -> Entry {
        let entry = entry(id)
        if case .open = entry { remember(id, .alreadyDone) }
        return entry
    }

    private mutating func remember(_ id: FlowId, _ answer: FlowAnswer) {
        entries[id] = .closed(answer)
        closed.append(id)
        if closed.count > Self.maximumClosed { entries[closed.removeFirst()] = nil }
    }
}
