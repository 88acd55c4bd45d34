extension Herald {
    /// Reports what went wrong inside of a vendor's call, on the thread of the call.
    ///
    /// The failure names the vendor and the call by itself. From a callback or another thread, use a
    /// ``failureHandle`` taken inside the call. Outside of every call there is no one to report to: a
    /// line on standard error says so.
    public static func reportFailure(_ error: any Error) {
        if let turn = Turn.current {
            turn.report(error)
        } else {
            StandardError.write(
                "a failure was reported outside of every call, so no reporter gets it: "
                    + "\(ErrorSummary(error))"
            )
        }
    }

    /// Reports failures of the vendor's call that this thread is inside of; later, from any thread.
    ///
    /// `nil` outside of every call.
    public static var failureHandle: FailureHandle? { Turn.current?.failureHandle }
}
