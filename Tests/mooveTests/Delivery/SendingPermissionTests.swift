import AnalyticsConsent
import Foundation
import Testing

@testable import moove

@Suite struct SendingPermissionTests {
    @Test(arguments: ["state/consent", "state"])
    func `a denial is heard also after the decisions were removed`(name: String) throws {
        try withFolder { folder in
            let path = "\(folder)/state/consent"
            let consent = ConsentFile(path: path) { Issue.record("\($0)") }
            let permission = SendingPermission(consent: consent)
            try consent.decide(.granted, for: .analytics)
            #expect(permission.granted(for: .firebase) == 1)
            try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            #expect(permission.granted(for: .firebase) == nil)
            try ConsentFile(path: path) { Issue.record("\($0)") }.decide(.denied, for: .analytics)
            #expect(permission.granted(for: .firebase) == nil)
            // What the app's calls read without a system call says so from now on, too.
            #expect(consent.snapshot()[.analytics].state == .denied)
        }
    }
}
