/// The kinds of action that a script may have.
enum ActionVerb: String, CaseIterable {
    case open
    case tap
    case choose
    case count
    case confirm
    case enter
    case search
    case edit
    case show
    case clear
    case advertise
    case back
    case seat
    case sign
    case consent
    case background
    case foreground
    case relaunch
    case kill
    case office
    case bank
    case accounts
    case wait
    case flush

    var usage: String {
        switch self {
        case .open: "open URL"
        case .tap: "tap SECTION"
        case .choose: "choose NAME"
        case .count: "count N|more|fewer"
        case .confirm: "confirm"
        case .enter: "enter card"
        case .search: "search KIND TEXT"
        case .edit: "edit FIELD"
        case .show: "show all|FILTER…"
        case .clear: "clear"
        case .advertise: "advertise"
        case .back: "back"
        case .seat: "seat window|aisle"
        case .sign: "sign in USER|sign out"
        case .consent: "consent grant|deny|reset [PURPOSE]"
        case .background: "background"
        case .foreground: "foreground"
        case .relaunch: "relaunch"
        case .kill: "kill"
        case .office: "office down|up|loses|cancels"
        case .bank: "bank down|up|loses|cancels|declines"
        case .accounts: "accounts down|up"
        case .wait: "wait N seconds|minutes|hours|days"
        case .flush: "flush"
        }
    }

    var summary: String {
        switch self {
        case .open: "open a deep link, such as moove://app/fare_list?riderId=adult"
        case .tap: "open a section from the home screen"
        case .choose: "choose a rider, a fare or a pass from the list on the screen"
        case .count: "set the number of tickets, or change it by one"
        case .confirm: "buy or pay; again after a failure to retry the same purchase"
        case .enter: "type a card's number, which nobody is told"
        case .search: "search for a stop, a line or a pass"
        case .edit: "edit a part of the profile: display_name, home_stop, language"
        case .show: "narrow down what the inspector shows: vendor, kind, outcome, delivery, event"
        case .clear: "let the inspector forget what it has seen"
        case .advertise: "let an advertisement be shown in the inspector"
        case .back: "go to the screen before this one"
        case .seat: "say where the person likes to sit, which Adjust has no rule for"
        case .sign: "say who uses the app; the app's own id, no e-mail address"
        case .consent: "decide for a purpose or for all: analytics, attribution, diagnostics"
        case .background: "leave the app, which goes to the background and flushes"
        case .foreground: "come back to the app"
        case .relaunch: "end the app and start it again: only what is stored is left"
        case .kill: "kill the app's process, and launch it again on what is stored"
        case .bank: "let the bank be away or back, lose its next answer, decline, or be left"
        case .accounts: "let signing in be impossible, or possible again"
        case .office:
            "let the office be away or back, lose its next answer, or the person cancel there"
        case .wait: "let time pass"
        case .flush: "ask the vendors to send what they hold"
        }
    }

    /// Whether a word is one of those that the usage lists.
    func takes(_ word: String) -> Bool {
        usage.dropFirst(rawValue.count + 1).split(separator: "|").contains { $0 == word }
    }
}
