import VendorDelivery

extension QueueUnderTest {
    /// A record that is known by its key.
    static func record(_ key: Int, vendor: String = "vendor", endpoint: String, epoch: Int)
        -> VendorRecord
    {
        var record = VendorRecord(
            vendor: vendor,
            endpoint: endpoint,
            name: "name",
            parameters: ["fare": .string("day \"pass\""), "zones": .integer(2)],
            key: RecordKey(rawValue: UInt128(key)),
            time: 1_767_225_600_000_000 + key,
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
        epoch: Int = 1
    ) {
        sink.accept(
            keys.map { Self.record($0, vendor: vendor, endpoint: endpoint, epoch: epoch) }
        )
    }

    func claimed(
        of vendor: String = "vendor",
        atMost count: Int = 100,
        epoch: Int? = 1
    ) throws -> [QueuedRecord] {
        let rule = BatchRule(
            maximumRecords: count,
            maximumBytes: 1_000_000,
            bytesAround: 2,
            bytesBetween: 1,
            separatesUnrepeatable: false
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
