import HeraldCore
import Testing

@Suite struct WeighingFactoriesTests {
    @Test(arguments: seeds)
    func `there are events on each side of the conditions`(seed: UInt64) {
        var events = GeneratedEvents(seed: seed)
        let weighted = events.allAndWeighted().compactMap { $0 as? any Weighted }
        for type in [Parcel.self, Letter.self] as [any Weighted.Type] {
            let weights = weighted.filter { Swift.type(of: $0) == type }.map(\.weight)
            #expect(Set(weights.map { $0.signum() }) == [-1, 0, 1])
            #expect(weights.count > GeneratedEvents.count)
        }
    }

    @Test(arguments: [(7, true), (0, false), (-7, false)])
    func `what a factory answers depends on the value`(weight: Int, isSent: Bool) throws {
        let parcels = ParcelFactory { $0.name }
        let letters = LetterTable { $0.name }
        let other: Resolution<String> = weight < 0 ? .dropped : .declined
        #expect(
            parcels.create(Parcel(weight: weight)) == (isSent ? .claimed(["heavy_parcel"]) : other)
        )
        #expect(
            try letters.create(Letter(weight: weight))
                == (isSent ? .claimed(["heavy_letter"]) : other)
        )
        #expect(parcels.create(Letter(weight: weight)) == .declined)
        #expect(try letters.create(Parcel(weight: weight)) == .declined)
    }
}
