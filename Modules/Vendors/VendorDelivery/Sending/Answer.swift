/// What came of a request.
public enum Answer: Sendable, Equatable {
    /// The vendor answered, whatever it said.
    case response(Response)
    /// The request was certainly not taken: nothing of its body was sent.
    case unreachable(Fault)
    /// Nobody knows whether the request was taken: its answer was lost.
    case lost(Fault)

    public struct Response: Sendable, Equatable {
        public let status: Int
        /// By their names in lower case.
        public let headers: [String: String]
        /// At most the first 64 KB.
        public let body: [UInt8]

        public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
            self.status = status
            self.headers = headers
            self.body = body
        }
    }

    /// What went wrong on the way, with no address in it beyond the host.
    public struct Fault: Sendable, Equatable, CustomStringConvertible {
        public let host: String
        /// In words that hold no value of a request, such as `no answer within 30 s`.
        public let reason: String

        public init(host: String, reason: String) {
            self.host = host
            self.reason = reason
        }

        public var description: String { "\(host): \(reason)" }
    }
}

extension Answer: CustomStringConvertible {
    /// What happened in a few words, with nothing that the vendor wrote.
    public var description: String {
        switch self {
        case .response(let response): "HTTP \(response.status)"
        case .unreachable(let fault), .lost(let fault): fault.description
        }
    }
}
