import Sentry
import Testing
import VendorDelivery

@Suite struct SentrySDKTests {
    @Test func `static calls mean the instance of the scope around them`() {
        let one = Program(isStarted: false)
        let other = Program(isStarted: false)
        for (program, name) in [(one, "one"), (other, "other")] {
            program.call { _ in
                #expect(!SentrySDK.isEnabled)
                SentrySDK.start { $0.environment = name }
                #expect(SentrySDK.isEnabled)
                #expect(!SentrySDK.crashedLastRun)
                SentrySDK.setUser(User(userId: "user-\(name)"))
                SentrySDK.configureScope { $0.setTag(value: "tag-\(name)", key: "t") }
                SentrySDK.addBreadcrumb(Breadcrumb("crumb-\(name)"))
                #expect(SentrySDK.capture(message: "m") != .empty)
                #expect(SentrySDK.capture(event: Event("e")) != .empty)
                #expect(SentrySDK.capture(error: SampleError()) != .empty)
                SentrySDK.flush(timeout: 2)
                SentrySDK.close()
                #expect(SentrySDK.capture(message: "closed") == .empty)
            }
            let bodies = program.takeBodies()
            #expect(bodies.count == 3)
            let part = #""environment":"\#(name)""#
            for text in [part, "user-\(name)", "tag-\(name)", "crumb-\(name)"] {
                #expect(bodies.allSatisfy { $0.contains(text) })
            }
        }
    }

    @Test func `outside of a scope the installed instance is meant`() async {
        await #expect(processExitsWith: .success) {
            let program = Program()
            SentrySDK.install(program.sentry)
            SentrySDK.capture(message: "m")
            #expect(program.sink.records.map(\.name) == ["message"])
        }
    }

    @Test func `without an instance calls do nothing and say so once`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                SentrySDK.addBreadcrumb(Breadcrumb("one"))
                #expect(SentrySDK.capture(message: "m") == .empty)
                #expect(!SentrySDK.isEnabled)
            }
        )
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self)
                == "sentry: SentrySDK was called before there is an instance, so nothing is "
                + "recorded. To fix, call 'SentrySDK.install' first.\n"
        )
    }
}

private struct SampleError: Error {}
