import Foundation
import Sentry
import Testing
import VendorDelivery
import VendorTesting

/// What is refused by itself, beside events.
@Suite struct SentryRefusalTests {
    let program = Program()

    @Test(arguments: [
        (SentryLevel.none, nil, "level: sentry.breadcrumb_kind"),
        (.info, "click", "type: sentry.breadcrumb_kind"),
    ])
    func `a breadcrumb of no documented kind is refused`(
        level: SentryLevel,
        type: String?,
        problem: String
    ) {
        let crumb = Breadcrumb(level: level, category: "c")
        crumb.type = type
        program.call { sentry in
            sentry.addBreadcrumb(crumb)
            sentry.capture(message: "m")
        }
        #expect(program.brokenRules == [problem])
        #expect(program.sink.records.map { $0.parameters["breadcrumbs"] } == [.integer(0)])
    }

    @Test func `a breadcrumb of a time that can't be written is refused`() {
        let crumb = Breadcrumb("b")
        crumb.timestamp = Date(timeIntervalSince1970: 253_402_300_800)
        program.call { $0.addBreadcrumb(crumb) }
        #expect(program.brokenRules == ["timestamp: sentry.breadcrumb_time"])
    }

    @Test(arguments: [(199, []), (200, ["t: sentry.tag_length"])])
    func `a tag that Sentry would cut is refused, and the one before is removed`(
        count: Int,
        problems: [String]
    ) {
        program.call { sentry in
            sentry.configureScope { scope in
                scope.setTag(value: "before", key: "t")
                scope.setTag(value: String(repeating: "x", count: count), key: "t")
            }
            sentry.capture(message: "m")
        }
        let body = program.takeBodies().first
        #expect(body?.contains(#""tags":{"t":"xxx"#) == problems.isEmpty)
        #expect(body?.contains("before") == false)
        #expect(program.brokenRules == problems)
    }

    @Test(
        arguments: [
            ("https://0123456789abcdef0123456789abcdef@o1.ingest.de.sentry.io/42", 100, []),
            (nil, 100, []), (nil, 101, ["maxBreadcrumbs: sentry.breadcrumb_count"]),
            (
                "https://0123456789abcdef0123456789abcdef@o1.ingest.de.sentry.io/43", 100,
                ["dsn: sentry.project"]
            ),
            ("hush", 100, ["dsn: sentry.project"]),
        ] as [(String?, UInt, [String])]
    )
    func `options that Sentry would refuse are reported, and it isn't started`(
        dsn: String?,
        breadcrumbs: UInt,
        problems: [String]
    ) {
        let program = Program { options in
            options.dsn = dsn
            options.maxBreadcrumbs = breadcrumbs
        }
        #expect(program.sentry.isEnabled == problems.isEmpty)
        #expect(program.brokenRules == problems)
        #expect(!program.problems.all.contains { $0.description.contains("hush") })
    }
}
