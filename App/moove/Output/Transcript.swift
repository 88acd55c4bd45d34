/// Shows a script's run to somebody, as it goes.
protocol Transcript {
    /// Says how to read what follows.
    ///
    /// - Parameter isDelivering: Whether what is shown is sent too.
    func introduce(isDelivering: Bool)

    /// Says which vendors are on, off and why.
    func show(_ configuration: AppConfiguration)
    func begin(_ flow: Flow)
    func show(_ report: ActionReport, of flow: Flow)
    func end(_ summary: Summary, of flow: Flow)

    /// What came of sending a flow's records.
    func show(_ results: [DeliveryResult], of flow: Flow)

    /// The sum of several flows.
    func end(_ summary: Summary, of flowCount: Int)
}

extension Transcript {
    /// Whether what is shown leaves, for people.
    static func note(isDelivering: Bool) -> String {
        isDelivering
            ? "What is queued is sent at each flush and at a flow's end."
            : "Nothing leaves: the requests are made, shown by --json, not sent."
    }
}
