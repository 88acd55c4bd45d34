import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import Testing

enum SampleScreen: String, Screen {
    case fareList = "fare_list"
    case confirmation
}

/// A screen of another feature.
enum OtherScreen: String, Screen {
    case home
}

enum SampleAction: String, UserAction {
    case buy
    case changeFare = "change_fare"
}

enum SampleErrorKind: String, AppErrorKind {
    case loadFares = "load_fares"
    case buyTicket = "buy_ticket"
}

/// An error that says of itself what the test wants.
struct SampleError: CodedError {
    static let domain = "sample"
    var code = 1
    var underlying: (any Error)?
}

struct TicketBought: Event {
    var name: String { "ticket_bought" }
}

extension FakeAnalyticsProvider {
    /// Every event as its name and what it carries: `user_action action=buy source=fare_list`.
    var lines: [String] { events.map(\.line) }
}

extension Event {
    var line: String {
        ([name] + parameters.map { "\($0)=\($1.asString)" }.sorted()).joined(separator: " ")
    }
}

extension ExitTest.Result {
    var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
