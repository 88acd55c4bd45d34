import Shared
import Testing

@testable import Tickets

@Suite struct FareTableTests {
    @Test(arguments: [
        (Rider.adult, [250, 500, 10_000]), (.child, [150, 200, 4000]), (.senior, [100, 200, 4000]),
    ])
    func `the standard fares are single, day and month in cents`(rider: Rider, cents: [Int]) {
        let fares = FareTable.standard.fares(for: rider)
        #expect(fares.map(\.id) == [.single, .day, .month])
        #expect(fares.map(\.price) == cents.map { dollars(cents: $0) })
        for fare in fares {
            #expect(FareTable.standard.fare(fare.id, for: rider) == fare)
        }
    }

    @Test func `a rider can't have a fare that isn't in the table`() {
        #expect(fares(adultDay: nil).fare(.day, for: .adult) == nil)
    }

    @Test(
        arguments: [
            (nil, "Rider 'adult' has no fares"),
            (
                [fare(.day, 1), fare(.single, 2), fare(.day, 3)],
                "Rider 'child' has two fares 'day'"
            ),
            ([fare(.day, 0)], "Fare 'day' of rider 'child' costs '0.00 USD'"),
            ([fare(.day, -1)], "Fare 'day' of rider 'child' costs '-0.01 USD'"),
            (
                [fare(.day, Int.max / 10 + 1)],
                "Fare 'day' of rider 'child' costs '9223372036854775.81 USD'"
            ),
            ([fare(.day, 1, .euro)], "Fare 'day' of rider 'child' is in 'EUR'"),
            ([], "Rider 'child' has no fares"),
        ] as [([Fare]?, String)]
    )
    func `a table that can't be sold from is told with its place`(child: [Fare]?, start: String)
        throws
    {
        var table: [Rider: [Fare]] = [:]
        if let child {
            table = [.adult: [Self.fare(.day, 1)], .child: child, .senior: [Self.fare(.day, 1)]]
        }
        let problem = try #require(FareTableProblem.first(in: table))
        #expect(problem.description.hasPrefix(start))
        #expect(problem.description.contains("To fix, "))
    }

    @Test func `a price whose total can just be counted is sold`() {
        let fares = [Self.fare(.day, Int.max / 10)]
        #expect(FareTableProblem.first(in: [.adult: fares, .child: fares, .senior: fares]) == nil)
    }

    @Test func `a table that can't be sold from stops the program with the problem`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = FareTable([:])
            }
        )
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Rider 'adult' has no fares"))
    }

    private static func fare(
        _ id: FareId,
        _ minorUnits: Int,
        _ currency: Currency = .unitedStatesDollar
    ) -> Fare {
        Fare(id: id, price: Money(minorUnits: minorUnits, currency: currency))
    }
}
