import AdjustSdk
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AdjustLimitTests {
    typealias Row = LimitRow<Phone>

    static let rows: [Row] = startRows + deviceRows + eventRows + moneyRows + adRows

    /// The rules that no call breaks, and why.
    private static let unbreakable: [VendorRule: String] = [
        AdjustLimits.batchCount: "the batch rule holds it",
        AdjustLimits.deviceIDRequired: "a device can't be made without an id",
        AdjustLimits.paramsJSON: "parameters are texts",
        AdjustLimits.createdAtUnix: "the record's time is written so",
        AdjustLimits.timeOrder: "records are sent in the order of calls",
        AdjustLimits.timeAge: "only a record that waits does, see AdjustAgeTests",
        AdjustLimits.adTimeAge: "only a record that waits does, see AdjustAgeTests",
        AdjustLimits.appTokenForm: "no configuration is made, see AdjustStateTests",
        AdjustLimits.environment: "no configuration is made, see AdjustStateTests",
    ]

    @Test(arguments: rows)
    func `what is at a limit goes`(row: Row) {
        let phone = Phone()
        row.fits(phone)
        #expect(phone.problems.all == [])
        #expect(phone.sink.records.count == 1)
    }

    @Test(arguments: rows)
    func `what is beyond is reported by its rule, without its value`(row: Row) {
        let phone = Phone()
        row.breaks(phone)
        let problems = phone.problems.all
        #expect(problems.map { BrokenRule($0.rule, key: $0.key) } == [row.broken])
        #expect(problems.map(\.isRecordRefused) == [row.isRecordRefused])
        #expect(phone.sink.records.count == (row.isRecordRefused ? 0 : 1))
        #expect(!Canary.isShown(in: problems))
    }

    @Test func `every rule has a row, or a reason to have none`() {
        let tested = Set(Self.rows.map(\.broken.rule))
        #expect(tested.isDisjoint(with: Self.unbreakable.keys))
        #expect(tested.union(Self.unbreakable.keys) == Set(AdjustLimits.all))
        #expect(AdjustLimits.leftOut.isSubset(of: AdjustLimits.all))
    }

    @Test func `no two rules share a name, and each says its limit and its source`() {
        let rules = AdjustLimits.all
        #expect(Set(rules.map(\.name)).count == rules.count)
        #expect(rules.allSatisfy { $0.vendor == "adjust" })
        #expect(rules.allSatisfy { !$0.limit.isEmpty && !$0.source.isEmpty })
    }
}
