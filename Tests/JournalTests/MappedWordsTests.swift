import Dispatch
import Foundation
import Journal
import Testing

@Suite struct MappedWordsTests {
    private let scratch: Scratch
    private let path: String

    init() throws {
        scratch = try Scratch()
        path = scratch.path("words")
    }

    @Test func `a new file is full of zeros`() throws {
        let words = try MappedWords.sample(at: path)
        #expect(words.count == 3)
        #expect(words.all == [0, 0, 0])
    }

    @Test func `a word is exchanged only for the one expected`() throws {
        let words = try MappedWords.sample(at: path)
        let first = words.compareExchange(1, expected: 0, desired: .max)
        #expect(first == (true, 0))
        let second = words.compareExchange(1, expected: 0, desired: 5)
        #expect(second == (false, .max))
        #expect(words.all == [0, .max, 0])
    }

    @Test func `an update answers the word before and after`() throws {
        let words = try MappedWords.sample(at: path)
        words.update(2) { _ in 40 }
        let change = words.update(2) { word in word + 2 }
        #expect(change == (40, 42))
        #expect(words.all == [0, 0, 42])
    }

    @Test func `an update that someone overtakes starts from their word`() throws {
        let words = try MappedWords.sample(at: path)
        var seen: [UInt64] = []
        let change = words.update(0) { word in
            if seen.isEmpty { words.compareExchange(0, expected: 0, desired: 10) }
            seen.append(word)
            return word + 1
        }
        #expect(seen == [0, 10])
        #expect(change == (10, 11))
    }

    @Test func `two mappings see each other's words at once`() throws {
        let here = try MappedWords.sample(at: path)
        let there = try #require(try MappedWords.openSample(at: path))
        here.update(0) { _ in 7 }
        #expect(there.all == [7, 0, 0])
        there.update(2) { _ in 9 }
        #expect(here.all == [7, 0, 9])
    }

    @Test func `eight threads on two mappings lose no update`() throws {
        let mappings = [try MappedWords.sample(at: path), try MappedWords.sample(at: path)]
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<10_000 {
                mappings[thread % 2].update(1) { word in word + 1 }
            }
        }
        #expect(mappings[0].all == [0, 80_000, 0])
    }

    @Test func `words outlast their mapping`() throws {
        try MappedWords.sample(at: path).update(0) { _ in 3 }
        #expect(try MappedWords.openSample(at: path)?.all == [3, 0, 0])
    }

    @Test func `a file of many pages has all its words`() throws {
        let words = try MappedWords.sample(at: path, count: 65_535)
        words.update(65_534) { _ in 1 }
        #expect(try MappedWords.openSample(at: path, count: 65_535)?.load(65_534) == 1)
        #expect(try content(of: path).count == 65_536 * 8)
    }

    @Test(arguments: [-1, 3, Int.max])
    func `an index outside the words stops the program`(index: Int) async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [path = path as String, index] in
            _ = try MappedWords.sample(at: path).load(index)
        }
        let output = try #require(result).standardErrorContent
        let message = String(decoding: output, as: UTF8.self)
        #expect(message.contains("There is no word \(index): the file has 3, numbered from 0."))
    }

    #if os(Linux)
    @Test func `a file is mapped as long as its words are used, and never kept open`() throws {
        var words: MappedWords? = try MappedWords.sample(at: path)
        #expect(try isMapped())
        #expect(openFiles().filter { $0.hasPrefix(scratch.path) } == [])
        words?.update(0) { _ in 1 }
        words = nil
        #expect(try !isMapped())
    }

    private func isMapped() throws -> Bool {
        try kernelText("/proc/self/maps").contains(path)
    }

    private func openFiles() -> [String] {
        let links = "/proc/self/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: links)) ?? []
        return names.compactMap { name in
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(links)/\(name)")
        }
    }
    #endif
}
