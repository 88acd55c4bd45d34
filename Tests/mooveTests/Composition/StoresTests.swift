import AnalyticsConsent
import Foundation
import HeraldCore
import Synchronization
import Testing

@testable import moove

/// What a data directory that can't keep something says of it.
@Suite struct StoresTests {
    @Test func `a problem that stays is told once`() throws {
        try withFolder { folder in
            // Where the file would be is a directory, so nobody can be stored in it.
            let place = folder + "/identity/in the way"
            try FileManager.default.createDirectory(
                atPath: place,
                withIntermediateDirectories: true
            )
            let problems = Mutex<[String]>([])
            let directory = DataDirectory(named: folder, environment: [:])
            let stores = directory.stores(.standard) { problem in
                problems.withLock { $0.append(problem) }
            }
            for number in 1...3 { stores.identities.save(Identity(userId: "rider-\(number)")) }
            let told = problems.withLock { $0 }
            #expect(!told.isEmpty)
            #expect(told.count == Set(told).count)
        }
    }
}
