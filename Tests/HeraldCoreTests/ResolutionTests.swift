import HeraldCore
import Testing

@Suite struct ResolutionTests {
    @Test(
        arguments: [
            ([], .declined, []),
            ([.declined], .declined, [0]),
            ([.declined, .claimed(["a"]), .claimed(["b"])], .claimed(["a"]), [0, 1]),
            ([.dropped, .claimed(["b"])], .dropped, [0]),
            ([.declined, .declined, .dropped], .dropped, [0, 1, 2]),
            ([.claimed([]), .claimed(["b"])], .claimed([]), [0]),
        ] as [([Resolution<String>], Resolution<String>, [Int])]
    )
    func `the first answer that is not declined counts, and nobody is asked after it`(
        answers: [Resolution<String>],
        expected: Resolution<String>,
        asked expectedPositions: [Int]
    ) {
        var asked: [Int] = []
        let answer = Resolution<String>.firstOf(answers.indices) { position in
            asked.append(position)
            return answers[position]
        }
        #expect(answer == expected)
        #expect(asked == expectedPositions)
    }

    @Test func `a factory that throws ends the search`() {
        var asked: [Int] = []
        #expect(throws: SampleError(payload: "second")) {
            try Resolution<String>.firstOf([0, 1, 2]) { position in
                asked.append(position)
                if position == 1 { throw SampleError(payload: "second") }
                return .declined
            }
        }
        #expect(asked == [0, 1])
    }

    @Test func `only a claim has handlers, in its order`() throws {
        #expect(try Resolution.claimed(["b", "a"]).handlers() == ["b", "a"])
        #expect(try Resolution<String>.dropped.handlers() == [])
        #expect(try Resolution<String>.declined.handlers() == [])
    }

    @Test func `an empty claim throws and says how to drop`() {
        let error = #expect(throws: EmptyClaimError.self) {
            try Resolution<String>.claimed([]).handlers()
        }
        #expect(
            error?.reason
                == "A factory claimed with no tracker, so nothing was sent. To fix, answer "
                + "'.dropped' to send nothing on purpose, or give at least one tracker."
        )
    }

    @Test func `an empty claim of a factory is reported by Herald`() throws {
        let failures = Log<AnalyticsFailure>()
        let herald = Herald(
            providers: [.sample("a", WrittenFactory { _ in .claimed([]) })],
            clock: .still,
            errorReporter: { failures.append($0) }
        )
        herald.track(Named("opened"))
        #expect(failures.entries.map(\.error.type) == ["EmptyClaimError"])
    }
}
