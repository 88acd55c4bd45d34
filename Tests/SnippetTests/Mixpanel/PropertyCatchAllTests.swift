import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import Testing
import VendorDelivery

/// A setter that answers for everything goes last too.
@Suite struct PropertyCatchAllTests {
    @Test func `a property chain that would never write a profile stops the program too`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let mixpanel = MixpanelInstance(token: Secret("hush"), sink: DryRun())
            _ = CompositeMixpanelPropertySetterFactory([
                GenericMixpanelPropertySetterFactory(mixpanel: mixpanel),
                UserPropertyMixpanelPropertySetterFactory(mixpanel: mixpanel),
            ])
        }
        let text = result.errorText
        #expect(text.contains("'GenericMixpanelPropertySetterFactory'"), "\(text)")
        #expect(text.contains("factory 1 of 2"), "\(text)")
    }
}
