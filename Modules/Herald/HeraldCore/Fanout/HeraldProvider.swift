/// One vendor as Herald sees it: a name and what the vendor can do.
public struct HeraldProvider: Sendable {
    /// Names the vendor in failures and reports: `firebase`.
    public let name: String
    public let events: (any EventTrackerService)?
    public let properties: (any PropertyTrackerService)?
    public let identity: (any IdentifiableUserService)?
    public let lifecycle: (any AnalyticsLifecycleService)?
    public let consent: (any ConsentService)?

    /// A provider with the capabilities given.
    ///
    /// Stops the program when it has no name or can do nothing.
    public init(
        name: String,
        events: (any EventTrackerService)? = nil,
        properties: (any PropertyTrackerService)? = nil,
        identity: (any IdentifiableUserService)? = nil,
        lifecycle: (any AnalyticsLifecycleService)? = nil,
        consent: (any ConsentService)? = nil
    ) {
        self.name = name
        self.events = events
        self.properties = properties
        self.identity = identity
        self.lifecycle = lifecycle
        self.consent = consent
        if let problem { fatalError(problem) }
    }

    private var problem: String? {
        if name.allSatisfy(\.isWhitespace) {
            return
                "A provider has no name, so its failures couldn't be told from others'. To fix, name "
                + "it after its vendor, such as 'firebase'."
        }
        let capabilities: [Any?] = [events, properties, identity, lifecycle, consent]
        if capabilities.allSatisfy({ $0 == nil }) {
            return
                "Provider '\(name)' has no capabilities, so it would never be called. To fix, give "
                + "it at least one: events, properties, identity, lifecycle or consent."
        }
        return nil
    }

    /// What is wrong with a list of providers, if anything.
    static func problem(with providers: [HeraldProvider], hasGate: Bool) -> String? {
        if hasGate, providers.count > ProviderSet.limit {
            return "A Herald with a gate can have \(ProviderSet.limit) providers; this one has "
                + "\(providers.count), and the gate couldn't tell the last ones apart. To fix, give it "
                + "fewer."
        }
        var seen: Set<String> = []
        for provider in providers where !seen.insert(provider.name).inserted {
            return
                "Two providers are named '\(provider.name)', so a failure wouldn't tell which of "
                + "them failed. To fix, give each a name of its own."
        }
        return nil
    }
}
