/// Code that the compiler must refuse, beside its twin that it must accept.
struct Snippet: Sendable, CustomStringConvertible {
    let name: String
    let refused: String

    /// What the compiler says of the refused one, word for word.
    let diagnostic: String

    /// The same, put right.
    let accepted: String

    var description: String { name }

    /// A file whose last lines are `code`.
    static func file(_ code: String) -> String {
        """
        import AnalyticsDiagnostics
        import HeraldCore

        enum SampleScreen: String, Screen { case home, fareList = "fare_list" }
        enum SampleAction: String, UserAction { case buy }
        enum SampleErrorKind: String, AppErrorKind { case buyTicket = "buy_ticket" }
        struct Failure: Error { let text = "Rider bob@example.com not found" }
        let events: any EventTrackerService = NoOpAnalytics()

        \(code)

        """
    }
}
