import Testing
import VendorDelivery

@Suite struct DryRunTests {
    @Test func `a dry run keeps records in order until they are taken`() {
        let sink = DryRun()
        let records = (0..<4).map { makeRecord(key: UInt128($0)) }
        sink.accept([records[0], records[1]])
        sink.accept([records[2]])
        #expect(sink.records == Array(records[...2]))
        #expect(sink.take() == Array(records[...2]))
        #expect(sink.take() == [])
        sink.accept([records[3]])
        #expect(sink.records == [records[3]])
    }
}
