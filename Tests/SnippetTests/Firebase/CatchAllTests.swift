import HeraldCore
import HeraldFirebase
import Testing

/// A factory that answers for everything goes last, or the program stops at start-up.
@Suite struct CatchAllTests {
    @Test func `the generic factory anywhere but last is named, with its position`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = CompositeFirebaseEventTrackerFactory([
                ScreenViewFirebaseEventTrackerFactory(), GenericFirebaseEventTrackerFactory(),
                CheckoutFirebaseEventTrackerFactory(),
            ])
        }
        let text = result.errorText
        #expect(text.contains("'GenericFirebaseEventTrackerFactory'"), "\(text)")
        #expect(text.contains("factory 2 of 3"), "\(text)")
    }

    @Test func `the required-mapping factory anywhere but last is named, with its position`() async
    {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = CompositeFirebaseEventTrackerFactory([
                RequireMappedFirebaseEventTrackerFactory(), CheckoutFirebaseEventTrackerFactory(),
            ])
        }
        let text = result.errorText
        #expect(text.contains("'RequireMappedFirebaseEventTrackerFactory'"), "\(text)")
        #expect(text.contains("factory 1 of 2"), "\(text)")
    }

    @Test func `two of them are both named, with their positions`() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = CompositeFirebaseEventTrackerFactory([
                CheckoutFirebaseEventTrackerFactory(), GenericFirebaseEventTrackerFactory(),
                RequireMappedFirebaseEventTrackerFactory(),
            ])
        }
        let text = result.errorText
        #expect(text.contains("'GenericFirebaseEventTrackerFactory' (factory 2 of 3)"), "\(text)")
        #expect(
            text.contains("'RequireMappedFirebaseEventTrackerFactory' (factory 3 of 3)"),
            "\(text)"
        )
    }
}
