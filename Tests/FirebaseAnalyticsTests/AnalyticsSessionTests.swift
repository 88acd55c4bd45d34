import Testing

@testable import FirebaseAnalytics

@Suite struct AnalyticsSessionTests {
    typealias Moment = AnalyticsSession.Moment

    static let minute = 60_000_000

    @Test func `a session goes on until no event came for the timeout`() {
        var session = AnalyticsSession()
        let times = [
            0, 1_500_000, 1_500_400, 31 * Self.minute, 31 * Self.minute + 1_500_400,
            61 * Self.minute + 1_500_400,
        ]
        let begun = 1_000_000 * Self.minute
        let moments = times.map { session.advance(to: begun + $0) }
        let first = 60_000_000
        #expect(
            moments == [
                Moment(identifier: first, engagement: 1),
                Moment(identifier: first, engagement: 1_500),
                Moment(identifier: first, engagement: 1),
                Moment(identifier: first + 31 * 60, engagement: 1),
                Moment(identifier: first + 31 * 60, engagement: 1_500),
                Moment(identifier: first + 61 * 60 + 1, engagement: 1),
            ]
        )
    }

    @Test func `engagement is less than the timeout`() {
        var session = AnalyticsSession()
        _ = session.advance(to: Self.minute)
        let moment = session.advance(to: 31 * Self.minute - 1)
        #expect(moment == Moment(identifier: 60, engagement: 30 * 60_000 - 1))
    }

    @Test func `a clock that was set back neither ends the session nor counts`() {
        var session = AnalyticsSession()
        _ = session.advance(to: 100 * Self.minute)
        let back = session.advance(to: 40 * Self.minute)
        let next = session.advance(to: 41 * Self.minute)
        #expect(back == Moment(identifier: 6_000, engagement: 1))
        #expect(next == Moment(identifier: 6_000, engagement: 60_000))
    }

    @Test func `an instance takes the timeout in seconds and ends the session at a reset`() {
        let app = Installation()
        app.instance.setSessionTimeoutInterval(10)
        app.log()
        app.log(after: 9)
        app.log(after: 19)
        app.instance.resetAnalyticsData()
        app.log(after: 20)
        let identifiers = app.takeBodies().compactMap { body in
            body.firstRange(of: #""session_id":""#).map { body[$0.upperBound...].prefix(10) }
        }
        #expect(identifiers == ["1767225600", "1767225600", "1767225619", "1767225620"])
    }

    @Test(arguments: [-1, 0, .nan, .infinity, -.infinity] as [Double])
    func `a timeout that makes no sense makes each event a session`(interval: Double) {
        let app = Installation()
        app.instance.setSessionTimeoutInterval(interval)
        app.log()
        app.log(after: 1)
        #expect(app.takeBodies().last?.contains("1767225601") == true)
    }
}
