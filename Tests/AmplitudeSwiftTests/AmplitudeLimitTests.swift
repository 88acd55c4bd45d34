import AmplitudeSwift
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AmplitudeLimitTests {
    typealias Row = LimitRow<Device>

    static let rows: [Row] =
        nameRows + idRows + timeRows + valueRows + textRows + sizeRows + userPropertyRows
        + revenueRows

    /// The rules that no call can break, and why.
    private static let unbreakable: [VendorRule: String] = [
        AmplitudeLimits.batchCount: "the batch rule holds it",
        AmplitudeLimits.idRequired: "each event names the device",
        AmplitudeLimits.insertIDRequired: "each event gets its record's key",
        AmplitudeLimits.groups: "a call takes one group",
    ]

    @Test(arguments: rows)
    func `what is at a limit goes`(row: Row) {
        let device = Device()
        row.fits(device)
        #expect(device.problems.all == [])
        #expect(device.sink.records.count == 1)
    }

    @Test(arguments: rows)
    func `what is beyond is reported by its rule, without its value`(row: Row) {
        let device = Device()
        row.breaks(device)
        let problems = device.problems.all
        #expect(problems.map { BrokenRule($0.rule, key: $0.key) } == [row.broken])
        #expect(problems.map(\.isRecordRefused) == [row.isRecordRefused])
        #expect(device.sink.records.count == (row.isRecordRefused ? 0 : 1))
        #expect(!Canary.isShown(in: problems))
    }

    @Test func `every rule has a row, or a reason to have none`() {
        let tested = Set(Self.rows.map(\.broken.rule))
        #expect(tested.isDisjoint(with: Self.unbreakable.keys))
        #expect(tested.union(Self.unbreakable.keys) == Set(AmplitudeLimits.all))
        #expect(AmplitudeLimits.leftOut.isSubset(of: AmplitudeLimits.all))
    }

    @Test func `no two rules share a name, and each says its limit and its source`() {
        let rules = AmplitudeLimits.all
        #expect(Set(rules.map(\.name)).count == rules.count)
        #expect(rules.allSatisfy { $0.vendor == "amplitude" })
        #expect(rules.allSatisfy { !$0.limit.isEmpty && !$0.source.isEmpty })
    }

    @Test func `of several properties beyond a limit the first in the alphabet is told`() {
        let device = Device()
        let long = Canary.text(of: 1_025)
        let properties = Dictionary(uniqueKeysWithValues: "abcdefgh".map { ("\($0)", long) })
        device.call { $0.track(eventType: "e", eventProperties: properties) }
        #expect(device.problems.rules == ["a": AmplitudeLimits.stringLength])
    }
}
