import Testing
import VendorDelivery
import VendorTesting

@testable import Mixpanel

@Suite struct MixpanelLimitTests {
    @Test(arguments: LimitRow.all)
    func `at the limit a call passes, and says nothing`(row: LimitRow) {
        for call in row.passes {
            let device = Device()
            call.perform(on: device)
            #expect(device.problems.all == [], "\(call)")
            #expect(device.sink.records.count == (call.makesRecord ? 1 : 0))
        }
    }

    @Test(arguments: LimitRow.all)
    func `one beyond is refused whole, and reported with record, key and rule`(row: LimitRow) {
        for call in row.breaks {
            let device = Device()
            call.perform(on: device)
            let problem = RecordProblem(record: call.record, key: row.key, rule: row.rule)
            #expect(device.problems.all == [problem], "\(call)")
            #expect(device.sink.records == [])
            var report = "\(device.problems.all)"
            for name in [row.key, call.record].compactMap(\.self) {
                report = report.replacing(name.prefix(60), with: "")
            }
            #expect(!report.contains("canary") && !report.contains("31337"))
        }
    }

    @Test func `each rule has a row, but those of sizes, and a name of its own`() {
        let rules = MixpanelLimits.all
        #expect(Set(rules.map(\.name)).count == rules.count)
        #expect(rules.allSatisfy { $0.vendor == "mixpanel" && !$0.limit.isEmpty })
        #expect(rules.allSatisfy { $0.source.hasPrefix("https://") || $0.source.contains(": ") })
        let sizes = [MixpanelLimits.eventSize, MixpanelLimits.updateSize]
        #expect(Set(LimitRow.all.map(\.rule)).union(sizes) == Set(rules))
    }

    @Test func `a known user takes the place of one more property`() {
        let properties = Dictionary(uniqueKeysWithValues: (0..<249).map { ("p\($0)", 1) })
        let device = Device()
        device.call { mixpanel in
            mixpanel.track(event: "e", properties: properties)
            mixpanel.identify(distinctId: "user-1")
            mixpanel.track(event: "e", properties: properties)
        }
        #expect(device.sink.records.count == 1)
        #expect(device.problems.lines == ["all property_count refused"])
    }

    @Test func `the key of an event has the form that Mixpanel takes`() {
        let key = RecordKey(rawValue: .max).hexadecimal
        #expect(key.utf8.count <= 36)
        #expect(key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
        #expect(!MixpanelLimits.refusedIDs.contains(key))
    }

    @Test func `a report reads as one sentence`() {
        let device = Device()
        device.call { mixpanel in
            mixpanel.track(event: "ride", properties: ["time": 1])
            mixpanel.people.set(properties: ["a": Double.nan, "b": 1])
        }
        #expect(
            device.problems.all.map(\.description) == [
                "mixpanel: 'ride' was not recorded, because 'time' breaks the rule "
                    + "'property_reserved': no name that Mixpanel or the stand-in sets, and none "
                    + "that starts with mp_.",
                "mixpanel: 'a' was left out of '$set', because it breaks the rule 'finite': a "
                    + "finite number.",
            ]
        )
    }
}
