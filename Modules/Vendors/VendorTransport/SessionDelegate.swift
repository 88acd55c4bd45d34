import Foundation
import Synchronization
import VendorDelivery

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Writes down what a session's tasks tell, each in its own exchange.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Mutex<[Int: Exchange]>([:])

    func add(_ exchange: Exchange, of task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    func remove(_ task: URLSessionTask) {
        exchanges.withLock { _ = $0.removeValue(forKey: task.taskIdentifier) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        exchange(of: task)?.begin()
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            exchange(of: dataTask)?.answer(
                status: response.statusCode,
                headers: Self.headers(of: response)
            )
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(data)
    }

    /// A redirect is an answer like any other.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Keeps a request from being sent twice.
    ///
    /// When a kept connection ends without an answer, libcurl sends the request once more and asks
    /// for its body again. The vendor may have taken the first one. Of the second no more than the
    /// head leaves, which no vendor takes for a request.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        exchange(of: task)?.end(.broken)
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        guard let exchange = exchange(of: task) else { return }
        exchange.end(error.map { .failed(reason: Self.words(for: $0)) } ?? .answered, isOver: true)
    }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    private static func headers(of response: HTTPURLResponse) -> [String: String] {
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            headers[name.lowercased()] = value
        }
        return headers
    }

    /// An error's code only, since the rest of it holds the whole address, keys and all.
    private static func words(for error: any Error) -> String {
        guard let code = (error as? URLError)?.code else { return "the connection failed" }
        return switch code {
        case .cannotFindHost, .dnsLookupFailed: "the host is unknown"
        case .cannotConnectToHost: "the connection was refused"
        case .networkConnectionLost, .badServerResponse: "the connection ended early"
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            "the connection can't be encrypted"
        default: "the connection failed (\(code.rawValue))"
        }
    }
}
