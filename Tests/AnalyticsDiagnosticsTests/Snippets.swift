extension Snippet {
    /// Every mistake that types refuse.
    static let all = screens + actions + errors

    private static let screens = [
        Snippet(
            name: "a text as a source",
            refused:
                #"ScreenTracker(SampleScreen.fareList, source: "home", to: events).appeared()"#,
            diagnostic: "argument type 'String' does not conform to expected type 'Screen'",
            accepted: "ScreenTracker(SampleScreen.fareList, source: SampleScreen.home, to: events)"
                + ".appeared()"
        ),
        Snippet(
            name: "a text as a screen",
            refused: #"ScreenTracker("fare_list", to: events).appeared()"#,
            diagnostic: "requires that 'String' conform to 'Screen'",
            accepted: "ScreenTracker(SampleScreen.fareList, to: events).appeared()"
        ),
        Snippet(
            name: "a screen shown without its tracker",
            refused: "events.track(ScreenShown(SampleScreen.fareList, source: nil))",
            diagnostic: "initializer is inaccessible due to 'internal' protection level",
            accepted: "ScreenTracker(SampleScreen.fareList, source: nil, to: events).appeared()"
        ),
    ]

    private static let actions = [
        Snippet(
            name: "an action without a tap",
            refused: "events.track(UserActionPerformed(SampleAction.buy, on: nil))",
            diagnostic: "initializer is inaccessible due to 'internal' protection level",
            accepted: "Tap(SampleAction.buy, on: nil, to: events) {}()"
        ),
        Snippet(
            name: "a text as an action",
            refused: #"Tap("buy", to: events) {}()"#,
            diagnostic: "requires that 'String' conform to 'UserAction'",
            accepted: "Tap(SampleAction.buy, to: events) {}()"
        ),
        Snippet(
            name: "a text as the screen of an action",
            refused: #"Tap(SampleAction.buy, on: "home", to: events) {}()"#,
            diagnostic: "argument type 'String' does not conform to expected type 'Screen'",
            accepted: "Tap(SampleAction.buy, on: SampleScreen.home, to: events) {}()"
        ),
        Snippet(
            name: "a tap that tells nobody",
            refused: "Tap(SampleAction.buy) {}()",
            diagnostic: "missing argument for parameter 'to' in call",
            accepted: "Tap(SampleAction.buy, to: events) {}()"
        ),
        Snippet(
            name: "an action that carries text",
            refused: "enum SearchAction: String, UserAction { case search(query: String) }",
            diagnostic: "enum with raw type cannot have cases with arguments",
            accepted: "enum SearchAction: String, UserAction { case search }"
        ),
    ]

    private static let errors = [
        Snippet(
            name: "an error's description in a parameter",
            refused: #"ErrorReporter(to: events).report(Failure(), during: "\(Failure())")"#,
            diagnostic: "requires that 'String' conform to 'AppErrorKind'",
            accepted:
                "ErrorReporter(to: events).report(Failure(), during: SampleErrorKind.buyTicket)"
        ),
        Snippet(
            name: "an app error without the reporter",
            refused: "func relay(_ error: AppError) { events.track(AppErrorOccurred(error)) }",
            diagnostic: "initializer is inaccessible due to 'internal' protection level",
            accepted: "func relay(_ error: AppErrorOccurred) { events.track(error) }"
        ),
        Snippet(
            name: "a reporter that tells nobody",
            refused: "ErrorReporter().report(Failure(), during: SampleErrorKind.buyTicket)",
            diagnostic: "missing argument for parameter 'to' in call",
            accepted:
                "ErrorReporter(to: events).report(Failure(), during: SampleErrorKind.buyTicket)"
        ),
        Snippet(
            name: "a new case of an error without a code",
            refused: codedError(ofLost: ""),
            diagnostic: "switch must be exhaustive",
            accepted: codedError(ofLost: "case .lost: 2")
        ),
    ]

    private static func codedError(ofLost line: String) -> String {
        """
        enum PurchaseError: CodedError {
            case declined, lost(ticketId: String)
            static var domain: String { "purchase" }
            var code: Int {
                switch self {
                case .declined: 1
                \(line)
                }
            }
        }
        """
    }
}
