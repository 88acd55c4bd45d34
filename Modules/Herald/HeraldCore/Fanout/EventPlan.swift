/// What Herald runs for the events of one type: each provider's steps that may answer for it.
final class EventPlan: Sendable {
    let type: any Event.Type
    let visits: [Visit]

    /// The same, for a loop that doesn't count references: the plan keeps them alive.
    let unretained: [Unmanaged<Visit>]

    /// One provider's part.
    final class Visit: Sendable {
        let provider: Int
        let name: String
        let steps: [Step<any Event>]

        /// How the only step that may answer sends without a tracker, if it can.
        let direct: (@Sendable (any Event, [String: AnalyticsValue]) throws -> Void)?

        /// What such a send is reported as.
        let directAnswer: RouteAnswer?

        init(provider: Int, name: String, steps: [Step<any Event>]) {
            self.provider = provider
            self.name = name
            self.steps = steps
            direct = steps.count == 1 ? steps[0].direct : nil
            directAnswer = direct.map { _ in steps[0].directAnswer }
        }
    }

    init(for type: any Event.Type, providers: [HeraldProvider]) {
        let visits = providers.enumerated().compactMap { position, provider in
            provider.events.map { service in
                let stepped = service as? any SteppedEventTrackerService
                let steps = stepped?.events.filter { $0.mayAnswer(type) }
                return Visit(
                    provider: position,
                    name: provider.name,
                    steps: steps ?? [.service(service)]
                )
            }
        }
        self.type = type
        self.visits = visits
        unretained = visits.map(Unmanaged.passUnretained)
    }
}
