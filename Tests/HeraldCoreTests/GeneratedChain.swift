import HeraldCore

/// What a generated factory answers with.
enum GeneratedAnswer {
    /// So many trackers, of which the one at a position throws.
    case claim(Int, throwing: Int?)
    case drop
    case decline
    case fail
    indirect case byValue([GeneratedAnswer])

    /// The answer for an event, by its value when it depends on that.
    func leaf(for event: any Event) -> GeneratedAnswer {
        guard case .byValue(let answers) = self else { return self }
        let value = (event as? any GeneratedEvent)?.value ?? 0
        return answers[value % answers.count].leaf(for: event)
    }
}

/// The description of a factory, from which both the factory and its linear walk are made.
enum GeneratedFactory {
    case table(id: Int, rows: [Row], isOverriding: Bool)
    case written(id: Int, GeneratedAnswer)
    case marked(id: Int, GeneratedAnswer)
    case directMarked(id: Int)
    case direct(id: Int)
    case strict
    indirect case wrapped(GeneratedFactory)
    indirect case group([GeneratedFactory])

    struct Row {
        let kind: EventKind
        let answer: GeneratedAnswer
    }
}

/// Draws chains that are valid: fallbacks at the end, and no type in two tables.
struct ChainGenerator {
    var random: SplitMix
    private var lastID = 0
    private var owned: Set<EventKind> = []

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    mutating func chain() -> [GeneratedFactory] {
        owned = []
        var chain = factories(depth: 0)
        if random.oneIn(3) { return chain }
        let end = fallback()
        chain.append(random.oneIn(3) ? .group([.group([]), .group([end])]) : end)
        return chain
    }

    mutating func event() -> any Event {
        let kind = EventKind.allCases.randomElement(using: &random) ?? .plain
        return kind.event(Int.random(in: 0..<12, using: &random))
    }

    private mutating func factories(depth: Int) -> [GeneratedFactory] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in factory(depth: depth) }
    }

    private mutating func factory(depth: Int) -> GeneratedFactory {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: return table()
        case 4...5: return .written(id: id(), answer())
        case 6: return .marked(id: id(), answer())
        case 7: return random.oneIn(3) ? .directMarked(id: id()) : table()
        case 8 where depth < 3: return .wrapped(factory(depth: depth + 1))
        case _ where depth < 3: return .group(factories(depth: depth + 1))
        default: return table()
        }
    }

    private mutating func table() -> GeneratedFactory {
        let isOverriding = random.oneIn(3)
        let count = Int.random(in: 0...3, using: &random)
        let free = EventKind.allCases.filter { !owned.contains($0) }
        let kinds = free.shuffled(using: &random).prefix(count)
        if !isOverriding { owned.formUnion(kinds) }
        let rows = kinds.map { GeneratedFactory.Row(kind: $0, answer: answer()) }
        return .table(id: id(), rows: rows, isOverriding: isOverriding)
    }

    private mutating func answer(depth: Int = 0) -> GeneratedAnswer {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: return .drop
        case 2...4: return .decline
        case 5: return .fail
        case 6...7 where depth < 2:
            let count = Int.random(in: 2...4, using: &random)
            return .byValue((0..<count).map { _ in answer(depth: depth + 1) })
        default:
            let count = random.oneIn(8) ? 0 : Int.random(in: 1...3, using: &random)
            let throwing = random.oneIn(4) ? Int.random(in: 0...2, using: &random) : nil
            return .claim(count, throwing: throwing)
        }
    }

    private mutating func fallback() -> GeneratedFactory {
        random.oneIn(3) ? .strict : .direct(id: id())
    }

    private mutating func id() -> Int {
        lastID += 1
        return lastID
    }
}
