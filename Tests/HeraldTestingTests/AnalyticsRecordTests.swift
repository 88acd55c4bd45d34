import HeraldCore
import HeraldTesting
import Testing

@Suite struct AnalyticsRecordTests {
    static let kinds: [AnalyticsRecord] = [
        .tracked(FareSelected()), .tracked(FareSelected(fareId: "month")),
        .tracked(FareSelected(seats: 3)), .tracked(FareSelected(seats: 3.0)),
        .tracked(FareSelected(seats: "3")), .tracked(FareChosen()), .tracked(FarePaid()),
        .tracked(FareRefunded(receipt: 1)), .tracked(FareRefunded(receipt: 2)),
        .propertySet(Theme()), .propertySet(Theme(value: "light")), .propertySet(UserTheme()),
        .identified(Identity(userId: "a")), .identified(Identity(userId: "b")),
        .enabledSet(true), .enabledSet(false), .reset, .started, .flushed,
    ]

    @Test(arguments: kinds.indices)
    func `a record equals itself and no other`(position: Int) {
        let equals = Self.kinds.indices.filter { Self.kinds[$0] == Self.kinds[position] }

        #expect(equals == [position])
    }

    @Test(
        arguments: [
            (
                .tracked(FareSelected(seats: 3)),
                "event    fare_selected { fare_id = day, seats = 3 }"
            ),
            (.tracked(FarePaid()), "event    fare_paid"),
            (.propertySet(Theme()), "property theme = dark"),
            (.propertySet(UserTheme(value: true)), "property theme = true"),
            (.identified(Identity(userId: "rider-7")), "identify Identity(…)"),
            (.enabledSet(true), "enabled  true"),
            (.reset, "reset"),
            (.started, "start"),
            (.flushed, "flush"),
        ] as [(AnalyticsRecord, String)]
    )
    func `a record says what a vendor would be told`(record: AnalyticsRecord, text: String) {
        #expect("\(record)" == text)
    }

    @Test(
        arguments: [
            (
                .tracked(FareSelected(seats: "3")),
                #"event    fare_selected { fare_id = string("day"), seats = string("3") }"#
                    + " as HeraldTestingTests.FareSelected"
            ),
            (
                .tracked(FareRefunded(receipt: 2)),
                "event    fare_refunded as HeraldTestingTests.FareRefunded(receipt: 2)"
            ),
            (
                .propertySet(UserTheme(value: 3)),
                "property theme = int(3) as HeraldTestingTests.UserTheme"
            ),
            (.identified(Identity(userId: "rider-7")), "identify Identity(…)"),
            (.flushed, "flush"),
        ] as [(AnalyticsRecord, String)]
    )
    func `the debug text shows all that equality looks at`(record: AnalyticsRecord, text: String) {
        #expect(record.debugDescription == text)
        #expect(record.testDescription == text)
    }

    @Test func `debug texts of records that differ in all but the person differ`() {
        let texts = Self.kinds.filter { $0.identity == nil }.map(\.debugDescription)

        #expect(Set(texts).count == texts.count)
    }

    @Test func `a value with a newline stays on its line`() {
        let record = AnalyticsRecord.tracked(FareSelected(fareId: "day\n2. reset"))

        #expect("\(record)" == #"event    fare_selected { fare_id = day\n2. reset }"#)
    }

    @Test func `a failed comparison shows the types`() {
        let fake = FakeAnalyticsProvider()
        fake.track(FareChosen())

        withKnownIssue {
            #expect(fake.records == [.tracked(FareSelected())])
        } matching: { issue in
            "\(issue)".contains("as HeraldTestingTests.FareChosen]")
                && "\(issue)".contains("as HeraldTestingTests.FareSelected]")
        }
    }

    @Test func `a record gives what it holds`() {
        #expect(AnalyticsRecord.tracked(FarePaid()).event is FarePaid)
        #expect(AnalyticsRecord.propertySet(Theme()).property is Theme)
        #expect(AnalyticsRecord.identified(Identity(userId: "a")).identity?.userId == "a")
        #expect(AnalyticsRecord.enabledSet(false).enabled == false)
        #expect(AnalyticsRecord.reset.event == nil)
        #expect(AnalyticsRecord.reset.property == nil)
        #expect(AnalyticsRecord.reset.identity == nil)
        #expect(AnalyticsRecord.reset.enabled == nil)
    }
}
