import Testing
import VendorDelivery

@Suite struct RecordKeyTests {
    @Test(arguments: [
        (0, "00000000000000000000000000000000"),
        (UInt128.max, "ffffffffffffffffffffffffffffffff"),
        (0x0123_4567_89ab_cdef_0011_2233_4455_6677, "0123456789abcdef0011223344556677"),
    ])
    func `a key is 32 lower-case hexadecimal digits`(value: UInt128, text: String) {
        #expect(RecordKey(rawValue: value).hexadecimal == text)
    }

    @Test func `the stems of two calls are 65,536 records apart`() {
        let process = RecordKey(rawValue: 7 << 64)
        #expect(process.stem(ofCall: 0) == process)
        #expect(process.stem(ofCall: 3) == RecordKey(rawValue: 7 << 64 + 3 * 65_536))
        #expect(process.stem(ofCall: 3) &+ 65_536 == process.stem(ofCall: 4))
    }

    @Test func `a key wraps around at 128 bits`() {
        #expect(RecordKey(rawValue: .max) &+ 1 == RecordKey(rawValue: 0))
    }

    @Test(arguments: [
        (0, "00000000-0000-4000-8000-000000000000"),
        (UInt128.max, "ffffffff-ffff-4fff-bfff-ffffffffffff"),
        (0x0123_4567_89ab_cdef_0011_2233_4455_6677, "01234567-89ab-4def-8011-223344556677"),
    ])
    func `an identifier has the form of a random UUID`(value: UInt128, text: String) {
        #expect(RecordKey(rawValue: value).identifier == text)
    }
}
