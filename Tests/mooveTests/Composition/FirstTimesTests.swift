import Synchronization
import Testing

@testable import moove

@Suite struct FirstTimesTests {
    private let told = Told()

    private func report(_ problems: StorageProblem...) -> [String] {
        let times = FirstTimes { [told] text in told.add(text) }
        for problem in problems { times.report(problem) }
        return told.texts
    }

    @Test func `a problem is told once, and another too`() {
        let (one, other) = (StorageProblem("one"), StorageProblem("other"))
        #expect(report(one, other, one) == ["one", "other"])
    }

    @Test func `of a full disk one file is told, and what is lost besides`() {
        let texts = report(
            StorageProblem("No room for flows.", isFullDisk: true),
            StorageProblem("No room for consent.", isFullDisk: true),
            StorageProblem("lost")
        )
        #expect(texts.count == 2)
        #expect(texts[0] == "No room for flows. Nothing else that there is no room for is told.")
        #expect(texts[1] == "lost")
    }

    private final class Told: Sendable {
        private let list = Mutex<[String]>([])

        var texts: [String] { list.withLock { $0 } }

        func add(_ text: String) {
            list.withLock { $0.append(text) }
        }
    }
}
