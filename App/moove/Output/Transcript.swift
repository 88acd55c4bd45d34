/// Shows a script's run to somebody, as it goes.
protocol Transcript {
    /// Says how to read what follows.
    func introduce()

    /// Says which vendors are on, off and why.
    func show(_ configuration: AppConfiguration)
    func begin(_ flow: Flow)
    func show(_ report: ActionReport, of flow: Flow)
    func end(_ summary: Summary, of flow: Flow)

    /// The sum of several flows.
    func end(_ summary: Summary, of flowCount: Int)
}
