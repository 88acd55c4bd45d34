/// An error of ours that declares what analytics may know of it.
///
/// ```swift
/// enum PurchaseError: CodedError {
///     case declined
///     case timedOut(seconds: Int)
///
///     static var domain: String { "tickets.purchase" }
///     var code: Int {
///         switch self {
///         case .declined: 1
///         case .timedOut: 2
///         }
///     }
/// }
/// ```
///
/// The number that Swift gives a case is no code: it changes when a case is added before it, moved, or
/// given a payload, and a dashboard would show one error under another's number. So the code is
/// declared, by a switch without `default`, and the compiler asks for one with each new case. A code
/// that was used once is never used for something else. Nothing else of the error leaves the app.
public protocol CodedError: Error {
    /// Which list of codes this is: an identifier such as `tickets.purchase`, never a sentence.
    static var domain: String { get }

    /// What the error is called in its domain: from 1 up, made of nothing that the error carries.
    var code: Int { get }

    /// The error that led to this one.
    var underlying: (any Error)? { get }
}

extension CodedError {
    public var underlying: (any Error)? { nil }
}
