import Sentry
import Testing
import VendorDelivery
import VendorTesting

@Suite struct SentryScopeTests {
    let program = Program()

    /// What the next event says after the parts that all have.
    private func rest(of program: Program) -> String? {
        program.call { $0.capture(event: Event("e")) }
        return program.takeBodies().first.map { String($0.dropFirst(Program.head().count)) }
    }

    private static let plain = #","message":{"formatted":"e"}}"#

    @Test func `user, tags and contexts go with every event that follows`() {
        program.call { sentry in
            sentry.setUser(User(userId: "rider-7"))
            sentry.configureScope { scope in
                scope.setTag(value: "tickets", key: "section")
                scope.setTag(value: "blue", key: "line")
                scope.setContext(value: ["stops": 3], key: "trip")
            }
        }
        let expected =
            #","user":{"id":"rider-7"},"tags":{"line":"blue","section":"tickets"},"#
            + #""contexts":{"trip":{"stops":3}}"# + Self.plain
        #expect(rest(of: program) == expected)
        #expect(rest(of: program) == expected)
    }

    @Test func `each of them can be taken back`() {
        program.call { sentry in
            sentry.configureScope { scope in
                scope.setUser(User(userId: "rider-7"))
                scope.setTag(value: "tickets", key: "section")
                scope.setContext(value: ["stops": 3], key: "trip")
                scope.addBreadcrumb(Breadcrumb("one"))
                scope.setUser(nil)
                scope.removeTag(key: "section")
                scope.removeContext(key: "trip")
                scope.clearBreadcrumbs()
            }
        }
        #expect(rest(of: program) == Self.plain)
    }

    @Test func `clearing forgets all, and Sentry stays started`() {
        program.call { sentry in
            sentry.setUser(User(userId: "rider-7"))
            sentry.addBreadcrumb(Breadcrumb("one"))
            sentry.configureScope { scope in
                scope.setTag(value: "tickets", key: "section")
                scope.setContext(value: ["stops": 3], key: "trip")
                scope.clear()
            }
        }
        #expect(rest(of: program) == Self.plain)
    }

    @Test func `an event's own tags and contexts win`() {
        let event = Event("e")
        event.tags = ["section": "profile"]
        event.context = ["trip": ["stops": 1]]
        program.call { sentry in
            sentry.configureScope { scope in
                scope.setTag(value: "tickets", key: "section")
                scope.setTag(value: "blue", key: "line")
                scope.setContext(value: ["stops": 3], key: "trip")
            }
            sentry.capture(event: event)
        }
        let records = program.sink.take()
        #expect(
            records.map { String($0.body.dropFirst(Program.head().count)) } == [
                #","tags":{"line":"blue","section":"profile"},"contexts":{"trip":{"stops":1}}"#
                    + Self.plain
            ]
        )
        #expect(records.map { $0.parameters["section"] } == [.string("profile")])
        #expect(records.map { $0.parameters["line"] } == [.string("blue")])
    }

    @Test func `before the start nothing is remembered, recorded or reported`() {
        let program = Program(isStarted: false)
        program.call { sentry in
            #expect(!sentry.isEnabled)
            #expect(sentry.capture(message: "m") == .empty)
            #expect(sentry.capture(event: Event("")) == .empty)
            sentry.addBreadcrumb(Breadcrumb("one", ["nan": Double.nan]))
            sentry.setUser(User(userId: "rider-7"))
            sentry.configureScope { scope in
                scope.setTag(value: "tickets", key: "section")
                scope.setContext(value: ["nan": Double.nan], key: "trip")
            }
            sentry.start { _ in }
            #expect(sentry.isEnabled)
        }
        #expect(program.sink.records == [])
        #expect(program.problems.all == [])
        #expect(rest(of: program) == Self.plain)
    }

    @Test func `closing ends it, and the next start remembers nothing of before`() {
        program.call { sentry in
            sentry.setUser(User(userId: "rider-7"))
            sentry.addBreadcrumb(Breadcrumb("one"))
            sentry.close()
            #expect(!sentry.isEnabled)
            #expect(sentry.capture(message: "m") == .empty)
        }
        #expect(program.sink.records == [])
        program.call { $0.start { _ in } }
        #expect(rest(of: program) == Self.plain)
    }

    @Test func `events name the environment and the release of the options`() {
        let program = Program { options in
            options.environment = "staging"
            options.releaseName = "moove@1.2.0"
        }
        program.call { $0.capture(message: "m") }
        #expect(
            program.takeBodies().first?.contains(
                #""environment":"staging","release":"moove@1.2.0","sdk""#
            ) == true
        )
    }

    @Test func `flush makes no record`() {
        program.call { sentry in
            sentry.addBreadcrumb(Breadcrumb("one"))
            sentry.flush(timeout: 2)
        }
        #expect(program.sink.records == [])
    }

    @Test(arguments: [false, true])
    func `whether the last run crashed is what the app has found out`(crashed: Bool) {
        let sentry = SentryInstance(dsn: .sample, crashedLastRun: crashed, sink: DryRun())
        #expect(sentry.crashedLastRun == crashed)
    }
}
