/// What an app knows of an error that declares nothing of itself.
///
/// This module doesn't load Foundation, and without it neither the codes of its Swift errors nor the
/// error below an `NSError` can be read. An app that has Foundation reads them:
///
/// ```swift
/// ErrorReporter(to: herald) { error in
///     let bridged = error as NSError
///     let isCoded = error is CocoaError || error is POSIXError
///     return ForeignError(
///         code: isCoded ? ErrorCode(domain: bridged.domain, code: bridged.code) : nil,
///         underlying: bridged.userInfo[NSUnderlyingErrorKey] as? any Error
///     )
/// }
/// ```
///
/// Give a code only to types that declare theirs: `NSError` numbers any Swift enum by its case.
public struct ForeignError: Sendable {
    let code: ErrorCode?
    let underlying: (any Error)?

    /// - Parameters:
    ///   - code: Its domain and code, where they can't be read from the error alone.
    ///   - underlying: The error that led to it.
    public init(code: ErrorCode? = nil, underlying: (any Error)? = nil) {
        self.code = code
        self.underlying = underlying
    }
}
