import AnalyticsConsent
import Testing

/// Long random sequences over three purposes, judged after every step.
@Suite struct GeneratedConsentTests {
    @Test(arguments: 0..<40)
    func `any long sequence gives each purpose what its decisions allow`(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        var person = GeneratedPerson()
        for number in 1...200 {
            let step = try person.takeStep(&random)
            let difference = person.difference
            try #require(difference == nil, "seed \(seed), step \(number): \(step)")
        }
    }
}
