import Foundation
import Synchronization
import VendorDelivery
import VendorTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension VendorSandbox {
    /// What a vendor's side has counted.
    package struct Counts: Sendable, Equatable, Decodable {
        package let requests: Int
        package let connections: Int
        package let misbehaved: Int
        package let records: Int
        package let accepted: Int
        package let refused: Int
        package let duplicates: Int
        package let notStored: Int
        /// Records that came before with the same content.
        package let repeats: Int
        /// How often each rule was broken.
        package let violations: [String: Int]
    }

    /// A record as a vendor's side has seen it.
    package struct Seen: Sendable, Equatable, Decodable {
        package let request: Int
        package let name: String?
        package let key: String?
        /// Such as `accepted`, `refused`, `duplicate` or `not_stored`.
        package let outcome: String
    }

    /// Lets something go wrong, after what was asked for before.
    ///
    /// - Parameter misbehaviour: As JSON: `{"vendor":"mixpanel","mode":"status","status":503}`.
    /// - Throws: When the sandbox doesn't know of it.
    package func misbehave(_ misbehaviour: String) throws {
        _ = try ask("POST", "misbehave", body: misbehaviour)
    }

    /// By the sandbox's names of vendors, `http` for requests that are nobody's.
    package func summary() throws -> [String: Counts] {
        try decode([String: Counts].self, from: ask("GET", "summary"))
    }

    /// A vendor's records, in the order in which they came.
    package func records(of vendor: String) throws -> [Seen] {
        struct Answer: Decodable { let records: [Seen] }
        return try decode(Answer.self, from: ask("GET", "records?vendor=\(vendor)")).records
    }

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: data)
    }

    /// Asks the sandbox about itself, with curl's own transport rather than the one under test.
    func ask(_ method: String, _ path: String, body: String = "") throws -> Data {
        guard let url = URL(string: "\(address.text)/__sandbox/\(path)") else {
            throw VendorSandboxError(told: path)
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        if !body.isEmpty { request.httpBody = Data(body.utf8) }
        let received = Mutex<Result<Data, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            let data = data ?? Data()
            received.withLock {
                $0 =
                    status == 200
                    ? .success(data)
                    : .failure(
                        error ?? VendorSandboxError(told: String(decoding: data, as: UTF8.self))
                    )
            }
            done.signal()
        }
        task.resume()
        done.wait()
        guard let result = received.withLock({ $0 }) else { throw VendorSandboxError(told: "") }
        return try result.get()
    }
}
