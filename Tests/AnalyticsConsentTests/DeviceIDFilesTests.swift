import AnalyticsConsent
import Foundation
import Synchronization
import Testing

@Suite struct DeviceIDFilesTests {
    private let directory = TemporaryDirectory()

    private func files(
        _ consent: ConsentMemory,
        report: @escaping @Sendable (DeviceIDFileError) -> Void = { Issue.record("\($0)") }
    ) -> DeviceIDFiles {
        DeviceIDFiles(in: directory.path, consent: consent, for: .analytics, report: report)
    }

    private var stored: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() }
    }

    @Test func `an id is minted once for each vendor, and found by the next launch`() throws {
        let consent = ConsentMemory(.granted)
        #expect(files(consent).id(of: "mixpanel") { "a" } == "a")
        #expect(files(consent).id(of: "mixpanel") { "b" } == "a")
        #expect(files(consent).id(of: "amplitude") { "c" } == "c")
        #expect(try stored == ["device-amplitude", "device-mixpanel"])
        let file = directory.path + "/device-mixpanel"
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `what is forgotten is minted anew, for that vendor alone`() throws {
        let ids = files(ConsentMemory(.granted))
        for vendor in ["mixpanel", "amplitude"] { _ = ids.id(of: vendor) { "a" } }
        ids.forget("mixpanel")
        ids.forget("mixpanel")
        #expect(try stored == ["device-amplitude"])
        #expect(ids.id(of: "mixpanel") { "b" } == "b")
        #expect(ids.id(of: "amplitude") { "b" } == "a")
    }

    @Test(arguments: [ConsentState.undecided, .denied])
    func `nothing is kept or read without a grant`(state: ConsentState) throws {
        let consent = ConsentMemory(state)
        #expect(files(consent).id(of: "mixpanel") { "a" } == "a")
        #expect(files(consent).id(of: "mixpanel") { "b" } == "b")
        #expect(try stored == [])
    }

    @Test func `an id of an earlier grant counts for nothing`() {
        let consent = ConsentMemory(.granted)
        let ids = files(consent)
        #expect(ids.id(of: "mixpanel") { "a" } == "a")
        consent.decide(.denied, for: .analytics)
        consent.decide(.granted, for: .analytics)
        #expect(ids.id(of: "mixpanel") { "b" } == "b")
        #expect(ids.id(of: "mixpanel") { "c" } == "b")
        consent.decide(.denied, for: .attribution)
        #expect(ids.id(of: "mixpanel") { "d" } == "b")
    }

    @Test func `of two processes that mint, the faster one's id is both's`() {
        let consent = ConsentMemory(.granted)
        let id = files(consent).id(of: "mixpanel") {
            #expect(files(consent).id(of: "mixpanel") { "faster" } == "faster")
            return "slower"
        }
        #expect(id == "faster")
        #expect(files(consent).id(of: "mixpanel") { "third" } == "faster")
    }

    @Test(arguments: ["", "1", "1 ", "one device"])
    func `what was never written here is replaced or reported`(text: String) throws {
        let reports = Mutex<[String]>([])
        let file = directory.path + "/device-mixpanel"
        try Data(text.utf8).write(to: URL(filePath: file))
        let ids = files(ConsentMemory(.granted)) { error in
            reports.withLock { $0.append("\(error)") }
        }
        #expect(ids.id(of: "mixpanel") { "a" } == "a")
        #expect(reports.withLock { $0 }.isEmpty == !text.isEmpty)
    }

    @Test func `a directory that isn't there is reported, without the id`() {
        let reports = Mutex<[String]>([])
        let ids = DeviceIDFiles(
            in: directory.path + "/none",
            consent: ConsentMemory(.granted),
            for: .analytics
        ) { error in
            reports.withLock { $0.append("\(error)") }
        }
        #expect(ids.id(of: "mixpanel") { "a" } == "a")
        ids.forget("mixpanel")
        #expect(
            reports.withLock { $0 } == [
                "Can't keep the id that mixpanel knows this device by (No such file or directory): "
                    + "the next launch may count as another device. To fix, look at "
                    + "'device-mixpanel' in the data directory."
            ]
        )
    }
}
