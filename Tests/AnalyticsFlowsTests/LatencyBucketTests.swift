import AnalyticsFlows
import Testing

@Suite struct LatencyBucketTests {
    @Test(arguments: [
        (Int.min, 1_000), (-1, 1_000), (0, 1_000), (1, 1_000), (999, 1_000),
        (1_000, 5_000), (2_500, 5_000), (4_999, 5_000),
        (5_000, 10_000), (9_999, 10_000),
        (10_000, 30_000), (29_999, 30_000),
        (30_000, 60_000), (59_999, 60_000),
        (60_000, 300_000), (299_999, 300_000),
        (300_000, 600_000), (86_400_000, 600_000), (Int.max, 600_000),
    ])
    func `a time is told as the upper end of its span`(milliseconds: Int, bucket: Int) {
        #expect(LatencyBucket(milliseconds: milliseconds).milliseconds == bucket)
    }
}
