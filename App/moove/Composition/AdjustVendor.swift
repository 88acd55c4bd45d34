import AdjustSdk
import AnalyticsConsent
import HeraldAdjust
import HeraldCore
import VendorDelivery

extension Vendor {
    /// Adjust gets what has a token, and only the properties that somebody mapped.
    static func adjust(
        _ keys: AdjustKeys,
        features: [[any AdjustEventTrackerFactory]],
        featureProperties: [[any AdjustPropertySetterFactory]],
        policy: ChainPolicy,
        outbox: VendorOutbox
    ) -> Vendor {
        let instance = AdjustInstance(
            device: keys.device,
            bearerToken: keys.bearerToken,
            sink: outbox,
            report: StandInProblem.report
        )
        let tracker = AdjustAnalyticsTrackerService(
            eventTrackerFactory: CompositeAdjustEventTrackerFactory(
                Array(features.joined())
                    + [TokenAdjustEventTrackerFactory(tokens: keys.eventTokens)]
                    + policy.end()
            ),
            propertySetterFactory: CompositeAdjustPropertySetterFactory(
                Array(featureProperties.joined()) + [
                    PreferredSectionAdjustPropertySetterFactory(),
                    RequireMappedAdjustPropertySetterFactory(),
                ]
            )
        )
        let service = AdjustAnalyticsService(config: keys.config)
        return Vendor(
            provider: HeraldProvider(
                name: "adjust",
                events: tracker,
                properties: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: VendorName.adjust.purpose,
            instance: instance,
            outbox: outbox,
            route: DeliveryRoute(
                vendor: "adjust",
                batchRule: instance.batchRule,
                policy: AdjustAnswerPolicy(),
                lateness: AdjustLimits.lateness,
                requests: instance.requests(for:)
            ),
            identityParameters: [AdjustAnalyticsService.usualIdentityParameter]
        )
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
