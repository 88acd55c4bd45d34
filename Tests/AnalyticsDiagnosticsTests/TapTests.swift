import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import Testing

@Suite struct TapTests {
    private let fake = FakeAnalyticsProvider()

    @Test(arguments: Obstacle.combinations)
    func `a tap is recorded first, whatever keeps its handler from going on`(
        obstacles: Set<Obstacle>
    ) {
        let buy = Tap(SampleAction.buy, on: SampleScreen.confirmation, to: fake) { [fake] in
            guard obstacles.isEmpty else { return }
            fake.track(TicketBought())
        }
        buy()
        let outcome = obstacles.isEmpty ? ["ticket_bought"] : []
        #expect(fake.lines == ["user_action action=buy source=confirmation"] + outcome)
    }

    @Test func `a tap is recorded before its handler begins`() {
        let change = Tap(SampleAction.changeFare, to: fake) { [fake] in fake.lines }
        #expect(change() == ["user_action action=change_fare"])
    }

    @Test func `two taps are two actions, and none is made by making the control`() {
        let buy = Tap(SampleAction.buy, to: fake) {}
        #expect(fake.lines == [])
        buy()
        buy()
        #expect(fake.lines == ["user_action action=buy", "user_action action=buy"])
    }

    @Test func `what a handler throws is passed on, after the action was recorded`() {
        let buy = Tap(SampleAction.buy, to: fake) { () throws(SampleError) -> Int in
            throw SampleError(code: 4)
        }
        let error = #expect(throws: SampleError.self) { try buy() }
        #expect(error?.code == 4)
        #expect(fake.lines == ["user_action action=buy"])
    }

    @Test func `a tap here and now may change what is borrowed`() throws {
        var count = 1
        let answer = try Tap.now(SampleAction.buy, on: SampleScreen.fareList, to: fake) {
            try Task.checkCancellation()
            count += fake.lines.count
            return "bought"
        }
        #expect(answer == "bought")
        #expect(count == 2)
        #expect(fake.lines == ["user_action action=buy source=fare_list"])
    }

    @Test func `a change that the app makes itself performs no action`() {
        var fares: [String] = []
        let choose = { fares.append("day") }
        let change = Tap(SampleAction.changeFare, to: fake) { choose() }
        choose()
        #expect(fake.lines == [])
        change()
        #expect(fares == ["day", "day"])
        #expect(fake.lines.count == 1)
    }

    @Test @MainActor func `a handler that waits runs on its caller's actor, after the record`()
        async
    {
        let buy = AsyncTap(SampleAction.buy, on: SampleScreen.confirmation, to: fake) { [fake] in
            let before = fake.lines
            await Task.yield()
            MainActor.assertIsolated()
            return before
        }
        #expect(await buy() == ["user_action action=buy source=confirmation"])
    }

    @Test func `a waiting handler's error and result are passed on`() async throws {
        let fails = AsyncTap(SampleAction.buy, to: fake) {
            await Task.yield()
            throw SampleError()
        }
        await #expect(throws: SampleError.self) { try await fails() }
        let answer = await AsyncTap.now(SampleAction.changeFare, to: fake) { fake.lines.count }
        #expect(answer == 2)
        #expect(fake.lines == ["user_action action=buy", "user_action action=change_fare"])
    }
}

/// What keeps a purchase from going on.
enum Obstacle: CaseIterable, Sendable {
    case formIsInvalid, networkIsDown, screenIsBusy

    static var combinations: [Set<Obstacle>] {
        allCases.reduce([[]]) { sets, next in sets + sets.map { $0.union([next]) } }
    }
}
