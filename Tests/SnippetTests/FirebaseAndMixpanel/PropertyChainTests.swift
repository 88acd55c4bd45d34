import AdapterTesting
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import Testing
import VendorDelivery

/// Properties have chains too, of setters.
@Suite struct PropertyChainTests {
    /// Mixpanel with these property factories, then Firebase.
    private func app(
        _ properties: (MixpanelInstance) -> [any MixpanelPropertySetterFactory]
    ) -> App {
        App(.mixpanel(properties: properties), .firebase(chain))
    }

    @Test func `with the user-property factory before the generic one, the profile is written`() {
        let app = app { mixpanel in
            [
                UserPropertyMixpanelPropertySetterFactory(mixpanel: mixpanel),
                GenericMixpanelPropertySetterFactory(mixpanel: mixpanel),
            ]
        }
        app.herald.set(Plan("monthly"))
        app.herald.set(Seat("window"))
        app.herald.track(PayTapped())
        #expect(app.mixpanel.map(\.name) == ["$set", "pay_tapped"])
        #expect(
            app.mixpanel.map(\.parameters) == [
                ["plan": .string("monthly")],
                ["method": .string("card"), "seat": .string("window")],
            ]
        )
    }

    @Test func `with the generic factory alone, the profile is never written`() {
        let app = app { [GenericMixpanelPropertySetterFactory(mixpanel: $0)] }
        app.herald.set(Plan("monthly"))
        app.herald.track(PayTapped())
        #expect(app.mixpanel.map(\.name) == ["pay_tapped"])
        #expect(
            app.mixpanel.map(\.parameters) == [
                ["method": .string("card"), "plan": .string("monthly")]
            ]
        )
    }

    @Test func `dropped keeps one property away from one vendor`() {
        let app = app { mixpanel in
            [
                WrittenSetterFactory { $0 is Seat ? .dropped : .declined },
                GenericMixpanelPropertySetterFactory(mixpanel: mixpanel),
            ]
        }
        app.herald.set(Seat("window"))
        app.herald.set(Plan("monthly"))
        app.herald.track(PayTapped())
        #expect(
            app.mixpanel.map(\.parameters) == [
                ["method": .string("card"), "plan": .string("monthly")]
            ]
        )
        #expect(app.firebase.map { $0.envelope.contains(#""seat":{"value":"window"}"#) } == [true])
        #expect(app.failures == [])
    }

    @Test func `a required-mapping factory can close the list`() {
        let app = App(
            .firebase(chain, properties: [RequireMappedFirebasePropertySetterFactory()])
        )
        app.herald.set(Seat("window"))
        #expect(app.failures.map(\.operation) == [.setProperty(propertyName: "seat")])
        #expect(app.failures.map(\.error.type) == ["UnhandledPropertyError"])
    }
}
