import VendorDelivery

extension QueueUnderTest {
    private static let start = 1_767_225_600_000_000

    /// A record that is known by its key.
    static func record(
        _ key: Int,
        vendor: String = "vendor",
        endpoint: String,
        name: String = "name",
        epoch: Int
    ) -> VendorRecord {
        var record = VendorRecord(
            vendor: vendor,
            endpoint: endpoint,
            name: name,
            parameters: ["fare": .string("day \"pass\""), "zones": .integer(2)],
            key: RecordKey(rawValue: UInt128(key)),
            time: start + key,
            envelope: #"{"client_id":"1.2"}"#,
            body: #"{"name":"name","fare":"day \"pass\""}"#,
            repetition: key.isMultiple(of: 2) ? .safe : .once
        )
        record.epoch = epoch
        return record
    }

    func accept(
        _ keys: [Int],
        of vendor: String = "vendor",
        endpoint: String = "collect",
        name: String = "name",
        epoch: Int = 1
    ) {
        sink.accept(
            keys.map {
                Self.record($0, vendor: vendor, endpoint: endpoint, name: name, epoch: epoch)
            }
        )
    }

    func claimed(
        of vendor: String = "vendor",
        atMost count: Int = 100,
        raisingTimes raisesTimes: Bool = false,
        epoch: Int? = 1
    ) throws -> [QueuedRecord] {
        let rule = BatchRule(
            maximumRecords: count,
            maximumBytes: 1_000_000,
            bytesAround: 2,
            bytesBetween: 1,
            separatesUnrepeatable: false,
            raisesTimes: raisesTimes
        )
        return try queue.claim(vendor, by: rule) { epoch }
    }

    /// The keys of what is claimed.
    func claim(
        of vendor: String = "vendor",
        atMost count: Int = 100,
        epoch: Int? = 1
    ) throws -> [Int] {
        try claimed(of: vendor, atMost: count, epoch: epoch).map { Int($0.record.key.rawValue) }
    }

    /// When what is claimed happened, in microseconds since the start; a record's is its key.
    func claimedTimes(raised: Bool = true) throws -> [Int] {
        try claimed(raisingTimes: raised).map { $0.record.time - Self.start }
    }

    func settle(atMost count: Int = 100, _ fates: [RecordFate]) throws {
        let numbers = try claimed(atMost: count).map(\.number)
        try queue.settle("vendor", zip(numbers, fates).map { (number: $0, fate: $1) })
    }
}

extension VendorRecord {
    /// What is sent of it: the parameters, which its body holds too, are for tools.
    var withoutParameters: VendorRecord {
        var record = VendorRecord(
            vendor: vendor,
            endpoint: endpoint,
            name: name,
            key: key,
            time: time,
            envelope: envelope,
            body: body,
            repetition: repetition,
            hasRevenue: hasRevenue
        )
        record.epoch = epoch
        return record
    }
}
