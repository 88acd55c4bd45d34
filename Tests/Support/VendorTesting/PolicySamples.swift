package import VendorDelivery

extension VendorRecord {
    /// Records of an endpoint, of which a policy sees how they may be repeated.
    package static func samples(
        _ count: Int,
        of endpoint: String = "collect",
        _ repetition: Repetition
    ) -> [VendorRecord] {
        (1...count).map { key in
            VendorRecord(
                vendor: "vendor",
                endpoint: endpoint,
                name: "name",
                key: RecordKey(rawValue: UInt128(key)),
                time: 1_767_225_600_000_000,
                body: "{}",
                repetition: repetition
            )
        }
    }
}

/// Bodies that vendors could answer, though none should.
package enum HostileBody: Sendable {
    package static let all: [[UInt8]] = [
        [], [0], [0xFF, 0xFE, 0xFD], Array("null".utf8), Array("[]".utf8), Array("\"text\"".utf8),
        Array("{}".utf8), Array("{\"error\":".utf8), Array("1e999".utf8), Array("-1".utf8),
        Array(repeating: UInt8(ascii: "["), count: 65_536),
        Array(repeating: UInt8(ascii: "{"), count: 65_536),
        Array(String(repeating: "{\"a\":", count: 13_000).utf8),
        Array(#"{"status":"1","error":7,"failed_records":{"index":0}}"#.utf8),
        Array(#"{"failed_records":[null,7,{"index":"0"},{"index":-1},{"index":9e9}]}"#.utf8),
        Array(#"{"failed_records":[{"index":99999999999999999999,"field":[]}]}"#.utf8),
        Array(
            #"{"events_with_invalid_fields":{"time":[-1,99,"0",null]},"silenced_events":7}"#.utf8
        ),
        Array(#"{"events_with_missing_fields":[[0]],"silenced_events":[-1,1e3,true]}"#.utf8),
    ]

    /// Whether a verdict about some records has a fate for each.
    package static func isSound(_ verdict: Verdict, about records: [VendorRecord]) -> Bool {
        if case .settled(let fates, _) = verdict { fates.count == records.count } else { true }
    }
}
