import VendorDelivery
import VendorTransport

/// That records are sent, and where to.
struct DeliveryPlan: Sendable {
    private let transport: URLSessionTransport
    private let writing: DeliveryQueue.Writing

    /// - Parameters:
    ///   - server: Gets all requests instead of the vendors; nil for the vendors themselves.
    ///   - writing: How records become safe from the death of the process.
    init(to server: ServerAddress?, writing: DeliveryQueue.Writing) {
        transport = URLSessionTransport(server: server)
        self.writing = writing
    }

    /// A delivery for the vendors of a configuration.
    func delivery(
        _ configuration: AppConfiguration,
        stores: Stores,
        pace: Delivery.Pace,
        patience: Double = 2,
        progress: @escaping @Sendable (SenderReport) -> Void = { _ in }
    ) -> Delivery {
        Delivery(
            by: AppAnalytics.routes(configuration, stores: stores),
            from: stores.queue(writing),
            over: transport,
            pace: pace,
            patience: patience,
            progress: progress
        )
    }
}

extension Arguments {
    /// That records are sent, if they are to be.
    ///
    /// - Parameter configuration: Whose keys go with the records.
    /// - Returns: Nothing where the command line asks for none of it.
    /// - Throws: That there is no such server, or that demonstration keys would reach a vendor.
    func deliveryPlan(
        with configuration: AppConfiguration
    ) throws(ConfigurationProblem) -> DeliveryPlan? {
        guard options.contains(.deliver) || vendorServer != nil else { return nil }
        return try plan(with: configuration)
    }

    /// The same for a command that always sends.
    func plan(with configuration: AppConfiguration) throws(ConfigurationProblem) -> DeliveryPlan {
        let isHere = vendorServer?.isLoopback == true
        guard isHere || configuration.credentials != .demonstration else {
            throw ConfigurationProblem(
                "There are no keys, and demonstration keys may go to this machine only. To fix, set "
                    + "keys (moove help config), or name a server here, such as "
                    + "--vendor-url http://127.0.0.1:8080"
            )
        }
        return DeliveryPlan(
            to: vendorServer,
            writing: options.contains(.direct) ? .direct : .journal
        )
    }
}
