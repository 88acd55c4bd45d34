import AppsFlyerLib
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AppsFlyerLimitTests {
    typealias Row = LimitRow<Phone>

    static let rows: [Row] = startRows + settingRows + valueRows + moneyRows + adRows

    /// The rules that no call breaks, and why.
    private static let unbreakable: [VendorRule: String] = [
        AppsFlyerLimits.batchCount: "the batch rule holds it",
        AppsFlyerLimits.eventValueType: "values are written so",
        AppsFlyerLimits.consentData: "decisions are written so",
        AppsFlyerLimits.eventTimeForm: "times are written so, see UTCTextTests",
        AppsFlyerLimits.eventTimeLate: "only a record that waits does, see AppsFlyerAgeTests",
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
        #expect(tested.union(Self.unbreakable.keys) == Set(AppsFlyerLimits.all))
        #expect(AppsFlyerLimits.leftOut.isSubset(of: AppsFlyerLimits.all))
    }

    @Test func `no two rules share a name, and each says its limit and its source`() {
        let rules = AppsFlyerLimits.all
        #expect(Set(rules.map(\.name)).count == rules.count)
        #expect(rules.allSatisfy { $0.vendor == "appsflyer" })
        #expect(rules.allSatisfy { !$0.limit.isEmpty && !$0.source.isEmpty })
    }

    @Test func `of an amount and a currency that are both wrong the currency is told`() {
        let phone = Phone()
        phone.log("e", ["af_revenue": Canary.text, "af_currency": Canary.text])
        #expect(phone.problems.rules == ["af_currency": AppsFlyerLimits.currencyCode])
    }
}
