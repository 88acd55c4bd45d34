import AdjustSdk
import AnalyticsConsent
import HeraldAdjust
import HeraldCore
import VendorDelivery

extension Vendor {
    /// Adjust gets what has a token, and only the properties that somebody mapped.
    static func adjust(
        features: [any AdjustEventTrackerFactory],
        featureProperties: [any AdjustPropertySetterFactory],
        policy: ChainPolicy,
        outbox: DryRunOutbox
    ) -> Vendor {
        let instance = AdjustInstance(
            device: AdjustDevice(
                .idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"),
                operatingSystem: "ios"
            ),
            sink: outbox,
            report: StandInProblem.report
        )
        let tracker = AdjustAnalyticsTrackerService(
            eventTrackerFactory: CompositeAdjustEventTrackerFactory(
                features + [TokenAdjustEventTrackerFactory(tokens: adjustTokens)] + policy.end()
            ),
            propertySetterFactory: CompositeAdjustPropertySetterFactory(
                featureProperties + [
                    PreferredSectionAdjustPropertySetterFactory(),
                    RequireMappedAdjustPropertySetterFactory(),
                ]
            )
        )
        let service = AdjustAnalyticsService(config: .demonstration)
        return Vendor(
            provider: HeraldProvider(
                name: "adjust",
                events: tracker,
                properties: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: .attribution,
            instance: instance,
            outbox: outbox,
            requests: instance.requests(for:),
            identityParameters: [AdjustAnalyticsService.usualIdentityParameter]
        )
    }

    /// The tokens of a dashboard that exists nowhere, by the events' names.
    static let adjustTokens = ["ticket_purchased": "abc123", "deep_link_opened": "dl0001"]
}

extension ADJConfig {
    /// An app that exists nowhere.
    fileprivate static var demonstration: ADJConfig {
        guard let config = ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox)
        else {
            fatalError(
                "Adjust refuses the demonstration's app token. To fix, give it 12 characters."
            )
        }
        return config
    }
}

/// Sends the section that somebody prefers with every later event.
struct PreferredSectionAdjustPropertySetterFactory: AdjustPropertySetterFactory {
    func create(_ property: any Property) -> Resolution<any AdjustPropertySetter> {
        guard property is PreferredSection else { return .declined }
        return .claimed([GenericAdjustPropertySetter(property: property)])
    }

    func mayAnswer(for type: any Property.Type) -> Bool { type == PreferredSection.self }
}
