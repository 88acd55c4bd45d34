import AnalyticsConsent

/// Something a person does with the app, or that happens around it.
enum Action: Equatable {
    case open(String)
    case tap(String)
    case choose(String)
    case count(Int)
    case more
    case fewer
    case confirm
    case enterCard
    /// What kind of thing is searched for, and the query.
    case search(String, String)
    case edit(String)
    case show([String])
    case clear
    case advertise
    case back
    case preferSeat(Seat)
    case signIn(String)
    case signOut
    case consent(ConsentState, [Purpose])
    case background
    case foreground
    case relaunch
    /// The process ends without a word, and the app is launched again.
    case kill
    /// What happens around the app, by the word for it.
    case office(String)
    case bank(String)
    case accounts(String)
    /// In microseconds.
    case wait(Int)
    case flush

    /// An action from a line of a script; none when the line is no action.
    init?(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard let verb = words.first.flatMap(ActionVerb.init) else { return nil }
        guard let action = Self.action(verb, Array(words.dropFirst())) else { return nil }
        self = action
    }

    private static func action(_ verb: ActionVerb, _ words: [String]) -> Action? {
        switch (verb, words.count) {
        case (.open, 1): .open(words[0])
        case (.tap, 1): .tap(words[0])
        case (.choose, 1): .choose(words[0])
        case (.count, 1): count(words[0])
        case (.confirm, 0): .confirm
        case (.enter, 1) where words[0] == "card": .enterCard
        case (.search, 2...): .search(words[0], words.dropFirst().joined(separator: " "))
        case (.edit, 1): .edit(words[0])
        case (.show, 1...5): .show(words)
        case (.clear, 0): .clear
        case (.advertise, 0): .advertise
        case (.back, 0): .back
        case (.seat, 1): Seat(rawValue: words[0]).map(Action.preferSeat)
        case (.sign, 1...2): sign(words)
        case (.consent, 1...2): consent(words)
        case (.background, 0): .background
        case (.foreground, 0): .foreground
        case (.relaunch, 0): .relaunch
        case (.kill, 0): .kill
        case (.office, 1) where verb.takes(words[0]): .office(words[0])
        case (.bank, 1) where verb.takes(words[0]): .bank(words[0])
        case (.accounts, 1) where verb.takes(words[0]): .accounts(words[0])
        case (.wait, 2): wait(words[0], words[1])
        case (.flush, 0): .flush
        default: nil
        }
    }

    private static func count(_ word: String) -> Action? {
        switch word {
        case "more": .more
        case "fewer": .fewer
        default: Int(word).map(Action.count)
        }
    }

    private static func sign(_ words: [String]) -> Action? {
        switch (words[0], words.count) {
        case ("in", 2): .signIn(words[1])
        case ("out", 1): .signOut
        default: nil
        }
    }

    private static func consent(_ words: [String]) -> Action? {
        guard let state = ConsentState(decision: words[0]) else { return nil }
        if words.count == 1 { return .consent(state, Purpose.allCases) }
        return Purpose(rawValue: words[1]).map { .consent(state, [$0]) }
    }

    private static func wait(_ number: String, _ unit: String) -> Action? {
        let seconds = ["second": 1, "minute": 60, "hour": 3_600, "day": 86_400]
        let singular = unit.hasSuffix("s") ? String(unit.dropLast()) : unit
        guard let number = Int(number), let length = seconds[singular] else { return nil }
        // A year is enough for any story.
        guard (0...31_536_000 / length).contains(number) else { return nil }
        return .wait(number * length * 1_000_000)
    }
}
