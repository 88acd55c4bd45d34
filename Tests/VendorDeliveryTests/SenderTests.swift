import Testing
import VendorDelivery
import VendorTesting

@Suite struct SenderTests {
    @Test func `all that is queued goes in order, as few requests as may be`() throws {
        let stage = SenderStage([])
        stage.accept(1...10)
        let (report, outcome) = try stage.run()
        #expect(outcome == .drained)
        #expect(stage.transport.keys == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]])
        #expect(report.requests == 3)
        #expect(report.delivered == 10)
        #expect(stage.reports.all.map(\.delivered) == [4, 8, 10])
        #expect(stage.queue.waitingCount(of: "vendor") == 0)
        #expect(stage.time.pauses == [])
    }

    @Test func `a request that was not taken is sent again before anything else`() throws {
        let stage = SenderStage([.status(503), .noConnection, .noAnswer])
        stage.accept(1...5)
        let (report, outcome) = try stage.run()
        #expect(outcome == .drained)
        #expect(
            stage.transport.keys
                == [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [5]]
        )
        #expect(report.repeated == 12)
        #expect(report.delivered == 5)
    }

    @Test func `pauses double up to a minute, each a random part`() throws {
        let stage = SenderStage(Array(repeating: .status(503), count: 9))
        stage.accept(1...1)
        _ = try stage.run(.drain(patience: 1_000))
        #expect(stage.time.pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30])
    }

    @Test func `pauses begin anew after a request that was taken`() throws {
        let stage = SenderStage([.status(503), .status(503), .status(200), .status(503)])
        stage.accept(1...8)
        _ = try stage.run()
        #expect(stage.time.pauses == [0.5, 1, 0.5])
    }

    @Test func `a vendor that names a time is left alone for that long`() throws {
        let stage = SenderStage([
            .status(503, ["retry-after": "7"]), .status(218, ["retry-after": "9"]),
        ])
        stage.accept(1...5)
        #expect(try stage.run().outcome == .drained)
        #expect(stage.time.pauses == [7, 9])
    }

    @Test func `a later run keeps the pause that an earlier one was asked for`() throws {
        let stage = SenderStage([.status(218, ["retry-after": "60"]), .status(200)])
        stage.accept(1...1)
        #expect(try stage.run(.drain(patience: 10)).outcome == .drained)
        stage.accept(2...2)
        let (report, outcome) = try stage.run(.drain(patience: 10))
        #expect(report.requests == 0)
        #expect(outcome == .askedToWait(seconds: 60, reason: "it asked for that before"))
        #expect(try stage.run(.drain(patience: 100)).outcome == .drained)
        #expect(stage.time.pauses == [60])
        #expect(stage.queue.waitingCount(of: "vendor") == 0)
    }

    @Test func `a clock that was set back makes no pause longer than a day`() throws {
        let stage = SenderStage([.status(200)])
        stage.queue.pause("vendor", until: .max)
        stage.accept(1...1)
        #expect(try stage.run(.drain(patience: 10)).outcome == .drained)
        #expect(stage.time.pauses == [])
    }

    @Test func `no pause is waited for when nothing is left to send`() throws {
        let stage = SenderStage([.status(218, ["retry-after": "9"])])
        stage.accept(1...1)
        #expect(try stage.run().outcome == .drained)
        #expect(stage.time.pauses == [])
    }

    @Test func `requests are as far apart as a vendor wants, while more is queued`() throws {
        let stage = SenderStage([.status(200), .status(503), .status(413)])
        stage.accept(1...9)
        #expect(try stage.run(spacing: 0.25).outcome == .drained)
        #expect(
            stage.transport.keys
                == [[1, 2, 3, 4], [5, 6, 7, 8], [5, 6, 7, 8], [5, 6], [7, 8], [9]]
        )
        #expect(stage.time.pauses == [0.25, 0.5, 0.25, 0.25])
        #expect(stage.reports.all.count == 6)
    }

    @Test func `records in doubt are not sent again`() throws {
        let stage = SenderStage([.noAnswer])
        stage.accept(1...2, repetition: .once)
        stage.accept(3...4)
        let (report, outcome) = try stage.run()
        #expect(outcome == .drained)
        #expect(stage.transport.keys == [[1, 2, 3, 4], [3, 4]])
        #expect(report.inDoubt == 2)
        #expect(stage.queue.aside(of: "vendor").map(\.fate).count == 2)
        #expect(stage.time.pauses == [0.5])
    }

    @Test func `records that an answer names are dead, and the others go on in order`() throws {
        let stage = SenderStage([.status(207, "axad"), .status(207, "ddx")])
        stage.accept(1...5)
        let (report, outcome) = try stage.run()
        #expect(outcome == .drained)
        #expect(stage.transport.keys == [[1, 2, 3, 4], [1, 3, 5]])
        #expect(report.dead == 2)
        #expect(stage.queue.aside(of: "vendor").map { Int($0.record.key.rawValue) } == [2, 5])
        #expect(stage.time.pauses == [])
    }

    @Test func `an answer that lets nothing get on is waited after`() throws {
        let stage = SenderStage([.status(207, "aa"), .status(207, "aa")])
        stage.accept(1...2)
        #expect(try stage.run().outcome == .drained)
        #expect(stage.time.pauses == [0.5, 1])
    }

    @Test func `a sender that is refused stops and keeps its records`() throws {
        let stage = SenderStage([.status(200), .status(401)])
        stage.accept(1...9)
        let (report, outcome) = try stage.run()
        #expect(outcome == .refused(reason: "HTTP 401"))
        #expect(report.requests == 2)
        #expect(stage.queue.waitingCount(of: "vendor") == 5)
    }

    @Test func `a record that is too old is set aside and not sent`() throws {
        let stage = SenderStage(
            [],
            time: StandingClock(start: 1_767_225_600_000_000 + 7_200_000_001)
        )
        stage.accept(1...2)
        let (report, outcome) = try stage.run(maximumAge: 7_200)
        #expect(outcome == .drained)
        #expect(report.dead == 2)
        #expect(report.requests == 0)
        let reason = "too old for vendor.age: young"
        #expect(
            stage.queue.aside(of: "vendor").map(\.fate) == [
                .dead(reason: reason), .dead(reason: reason),
            ]
        )
    }

    @Test func `a record that is just young enough is sent`() throws {
        let stage = SenderStage(
            [],
            time: StandingClock(start: 1_767_225_600_000_000 + 7_200_000_000)
        )
        stage.accept(1...2)
        #expect(try stage.run(maximumAge: 7_200).report.delivered == 2)
    }
}
