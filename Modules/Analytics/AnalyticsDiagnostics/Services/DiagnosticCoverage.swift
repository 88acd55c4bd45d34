public import HeraldCore

/// Which names of a list none of some events bears.
///
/// A feature's tests drive it through all it can do and expect each to be empty, so that a new screen,
/// action or error kind that nothing reports fails them:
///
/// ```swift
/// #expect(DiagnosticCoverage(of: fake.events).missing(TicketsScreen.self) == [])
/// ```
public struct DiagnosticCoverage: Sendable {
    private let events: [any Event]

    public init(of events: [any Event]) {
        self.events = events
    }

    /// The screens that were not shown.
    public func missing<S: Screen>(_ screens: S.Type) -> [S] {
        let shown = events.compactMap { ($0 as? ScreenShown<S>)?.screen }
        return S.allCases.filter { !shown.contains($0) }
    }

    /// The actions that were not performed.
    public func missing<A: UserAction>(_ actions: A.Type) -> [A] {
        let performed = events.compactMap { ($0 as? UserActionPerformed)?.action as? A }
        return A.allCases.filter { !performed.contains($0) }
    }

    /// The operations that no error came up in.
    public func missing<K: AppErrorKind>(_ operations: K.Type) -> [K] {
        let failed = events.compactMap { ($0 as? AppErrorOccurred)?.error.operation }
        return K.allCases.filter { !failed.contains($0.rawValue) }
    }
}
