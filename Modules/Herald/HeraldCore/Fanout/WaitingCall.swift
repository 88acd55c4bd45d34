/// A call made from inside a vendor call: it is delivered after the outermost one.
struct WaitingCall: Sendable {
    /// The call; none where only the gate's own calls are asked for.
    let call: HeraldCall?
    let time: Timestamp

    /// Whether a failure report led to it.
    let ledByReport: Bool
}
