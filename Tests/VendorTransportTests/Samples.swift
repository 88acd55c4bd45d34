import VendorDelivery

extension VendorRequest {
    /// A request that the sandbox takes, with a secret in its query and in its body.
    static func sample(
        host: String = "https://api2.amplitude.com",
        path: String = "/2/httpapi",
        key: Int = 1
    ) -> VendorRequest {
        var body = RequestBody(#"{"api_key":"#)
        body.appendString(Secret("the-secret"))
        body.append(
            #"""
            ,"events":[{"event_type":"sample","device_id":"device","insert_id":"key-\#(key)",\#
            "time":1767225600000}]}
            """#
        )
        return VendorRequest(
            vendor: "amplitude",
            host: host,
            path: path,
            query: [],
            headers: [.init(name: "X-Sample", value: .secret(Secret("the-secret")))],
            body: body,
            recordKeys: [RecordKey(rawValue: UInt128(key))]
        )
    }
}

extension Transport {
    func send(_ request: VendorRequest) -> Answer {
        send(request, until: Cancellation())
    }
}

extension Answer {
    var status: Int? {
        if case .response(let response) = self { response.status } else { nil }
    }

    var isLost: Bool {
        if case .lost = self { true } else { false }
    }

    var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }
}
