import Dispatch
import Foundation
import Synchronization
import Testing
import VendorDelivery

@Suite struct VendorScopeTests {
    final class First: Sendable {}
    final class Second: Sendable {}
    struct Failure: Error, Equatable {}

    let stem = RecordKey(rawValue: 100 << 16)

    @Test func `keys of a call count up from its stem`() {
        let keys = VendorScope.run(time: 1, stem: stem) {
            (0..<3).map { _ in VendorScope.nextKey() }
        }
        #expect(keys == [stem, stem &+ 1, stem &+ 2])
    }

    @Test func `a nested scope has its own time and keys and restores the outer ones`() {
        let inner = RecordKey(rawValue: 200 << 16)
        VendorScope.run(time: 1, stem: stem) {
            #expect(VendorScope.nextKey() == stem)
            VendorScope.run(time: 2, stem: inner) {
                #expect(VendorScope.time == 2)
                #expect(VendorScope.nextKey() == inner)
            }
            #expect(VendorScope.time == 1)
            #expect(VendorScope.nextKey() == stem &+ 1)
        }
    }

    @Test func `a scope that throws is left all the same`() {
        #expect(throws: Failure()) {
            try VendorScope.run(time: 1, stem: stem) { throw Failure() }
        }
        #expect(VendorScope.time > 1)
    }

    @Test func `a call that has used its keys up never takes those of the next call`() {
        let keys = VendorScope.run(time: 1, stem: stem) {
            (0..<RecordKey.recordsPerCall + 2).map { _ in VendorScope.nextKey() }
        }
        #expect(keys[RecordKey.recordsPerCall - 1] == stem &+ 65_535)
        #expect(keys[RecordKey.recordsPerCall] != stem &+ 65_536)
        #expect(Set(keys).count == keys.count)
    }

    @Test func `keys are unique over threads, inside and outside of scopes`() {
        let keys = Mutex<[RecordKey]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            let outside = (0..<500).map { _ in VendorScope.nextKey() }
            let own = RecordKey(rawValue: 0).stem(ofCall: index)
            let inside = VendorScope.run(time: index, stem: own) {
                (0..<500).map { _ in VendorScope.nextKey() }
            }
            keys.withLock { $0 += outside + inside }
        }
        #expect(Set(keys.withLock { $0 }).count == 8_000)
    }

    @Test func `another thread is outside of the scope`() {
        let seen = Mutex<Int?>(nil)
        VendorScope.run(time: 1, stem: stem) {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                seen.withLock { $0 = VendorScope.time }
                done.signal()
            }
            done.wait()
        }
        #expect(seen.withLock { $0 } != 1)
    }

    @Test func `the time outside of any scope is in microseconds since 1970`() {
        let years2026To2200 = 1_767_225_600_000_000..<7_258_118_400_000_000
        #expect(years2026To2200.contains(VendorScope.time))
    }

    @Test func `instances are found by exact type, the first of two counts`() {
        let first = First()
        let instances = VendorInstances([first, First()])
        VendorScope.run(time: 1, stem: stem, instances: instances) {
            #expect(VendorScope.instance(First.self) === first)
            #expect(VendorScope.instance(Second.self) == nil)
        }
        #expect(VendorScope.instance(First.self) == nil)
        #expect(VendorInstances.none.first(First.self) == nil)
    }
}
