import AppsFlyerLib
import Testing
import VendorDelivery

@Suite struct AppsFlyerAgeTests {
    /// 2026-01-02 02:00:00 UTC, in microseconds.
    private static let deadline = 1_767_319_200_000_000
    private static let hour = 3_600_000_000

    @Test(
        arguments: [
            (deadline - 26 * hour, deadline, nil),
            (deadline - 26 * hour, deadline + 1, AppsFlyerLimits.eventTimeLate),
            (deadline - 2 * hour - 1, deadline, nil),
            (deadline - 2 * hour - 1, deadline + 1, AppsFlyerLimits.eventTimeLate),
            (deadline - 2 * hour, deadline + 24 * hour, nil),
            (-1, 2 * hour, nil), (-1, 2 * hour + 1, AppsFlyerLimits.eventTimeLate),
        ] as [(Int, Int, VendorRule?)]
    )
    func `an event keeps its time until two o'clock of the next day`(
        time: Int,
        sent: Int,
        rule: VendorRule?
    ) throws {
        let phone = Phone()
        VendorScope.run(time: time, stem: RecordKey(rawValue: 1)) {
            phone.appsFlyer.logEvent("e", withValues: nil)
        }
        let record = try #require(phone.sink.take().first)
        #expect(AppsFlyerLimits.lateness(of: record, sentAt: sent) == rule)
    }
}
