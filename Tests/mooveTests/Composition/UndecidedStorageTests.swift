import AnalyticsConsent
import Foundation
import HeraldCore
import Testing

@testable import moove

/// While a person is undecided nothing is stored, whatever the app does.
@Suite struct UndecidedStorageTests {
    @Test func `four threads tracking leave no directory`() throws {
        try withFolder { folder in
            let directory = DataDirectory(named: folder + "/state", environment: [:])
            let start = FlowStart(isFresh: true, consent: .undecided)
            let analytics = AppAnalytics(
                world: World(named: "undecided"),
                configuration: .demonstration,
                stores: directory.stores(start) { Issue.record("\($0)") },
                policy: .generic,
                hasLog: true
            )
            let section = Section.allCases[0]
            analytics.launch.launch()
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for number in 1...100 {
                    analytics.launch.track(SectionSelected(section: section))
                    analytics.launch.set(PreferredSection(section: section))
                    analytics.launch.identify(Identity(userId: "rider-\(thread)-\(number)"))
                }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
            #expect(analytics.takeReport().requests.isEmpty)
            // Each event waits once for each purpose.
            let purposes = Set(VendorName.allCases.map(\.purpose))
            #expect(analytics.launch.counts.held == 400 * purposes.count)
            // The same directory does get written to: at the grant.
            try analytics.launch.decide(.granted, for: .analytics)
            #expect(!analytics.takeReport().requests.isEmpty)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/state")
            let devices = ["device-amplitude", "device-mixpanel"]
            #expect(files.sorted() == ["consent"] + devices + ["identity"])
        }
    }

    @Test func `a flow that ends undecided leaves no directory`() throws {
        try withFolder { folder in
            let script = "begin fresh undecided\ntap tickets\nsign in rider-1\nrelaunch\n"
            let result = try Executable.run(
                ["run", "-", "--data-dir", folder + "/state"],
                input: script
            )
            #expect(result.code == 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }
}
