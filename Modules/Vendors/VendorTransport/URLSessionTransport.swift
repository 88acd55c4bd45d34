import Dispatch
import Foundation
public import VendorDelivery

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests over HTTP, each of them once, on connections that are kept.
///
/// It keeps no cookies, cache or credentials. A proxy that the environment names is used, as by all
/// programs on libcurl, since a network that demands one lets nothing else through. The time limits
/// are its own: Foundation on Linux doesn't enforce its limit for a whole request.
public final class URLSessionTransport: Transport {
    private let limits: TimeLimits
    private let server: ServerAddress?
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// - Parameters:
    ///   - limits: How long it waits for one request.
    ///   - server: Gets all vendors' requests, with their own paths and queries, instead of them.
    public init(limits: TimeLimits = TimeLimits(), server: ServerAddress? = nil) {
        self.limits = limits
        self.server = server
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = 3_600
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit {
        session.invalidateAndCancel()
    }

    public func send(
        _ request: VendorRequest,
        until cancellation: Cancellation,
        begun: () -> Void
    ) -> Answer {
        let address: ServerAddress
        do {
            address = try server ?? ServerAddress(request.host)
        } catch {
            return .unreachable(.init(host: request.host, reason: "\(error)"))
        }
        guard let outgoing = Self.urlRequest(for: request, to: address) else {
            return .unreachable(.init(host: address.host, reason: "the address is malformed"))
        }
        let exchange = Exchange(hasBody: request.body.byteCount > 0)
        let task = session.dataTask(with: outgoing)
        delegate.add(exchange, of: task)
        defer { delegate.remove(task) }
        cancellation.run {
            carry(task, exchange, begun: begun)
        } onCancel: {
            exchange.hurry()
        }
        return answer(from: exchange.now, by: address.host)
    }

    private func carry(_ task: URLSessionTask, _ exchange: Exchange, begun: () -> Void) {
        let start = DispatchTime.now()
        guard !exchange.now.isHurried else { return exchange.end(.cancelled, isOver: true) }
        task.resume()
        let isConnected = exchange.wait(until: start + limits.connecting) {
            $0.hasBegun || $0.end != nil || $0.isHurried
        }
        if !isConnected { exchange.end(.notConnected) }
        if exchange.now.hasBegun { begun() } else if isConnected { exchange.end(.cancelled) }
        if !exchange.wait(until: start + limits.whole, for: { $0.end != nil || $0.isHurried }) {
            exchange.end(.notAnswered)
        }
        if !exchange.wait(until: .now() + limits.ending, for: { $0.end != nil }) {
            exchange.end(.cancelled)
        }
        guard !exchange.now.isOver else { return }
        task.cancel()
        _ = exchange.wait(until: .now() + Self.patienceWithCancelled, for: \.isOver)
    }

    /// What was cancelled ends within milliseconds; but should Foundation forget to say so, its
    /// request counts as lost.
    private static let patienceWithCancelled = Duration.seconds(2)

    private func answer(from state: Exchange.State, by host: String) -> Answer {
        if state.end == .answered, let status = state.status {
            return .response(.init(status: status, headers: state.headers, body: state.body))
        }
        let fault = Answer.Fault(host: host, reason: reason(for: state.end))
        return state.isOver && !state.hasBegun ? .unreachable(fault) : .lost(fault)
    }

    private func reason(for end: Exchange.End?) -> String {
        switch end {
        case .answered, nil: "the answer is none of HTTP"
        case .notConnected: "no connection within \(limits.connecting)"
        case .notAnswered: "no answer within \(limits.whole)"
        case .cancelled: "cancelled"
        case .broken: "the connection ended early"
        case .failed(let reason): reason
        }
    }

    private static func urlRequest(
        for request: VendorRequest,
        to address: ServerAddress
    ) -> URLRequest? {
        let target = request.url(revealingSecrets: true).dropFirst(request.host.count)
        guard let url = URL(string: address.text + target) else { return nil }
        var outgoing = URLRequest(url: url)
        outgoing.httpMethod = request.method
        outgoing.setValue(request.contentType, forHTTPHeaderField: "Content-Type")
        for field in request.headers {
            outgoing.setValue(
                field.value.text(revealingSecrets: true),
                forHTTPHeaderField: field.name
            )
        }
        outgoing.httpBody = Data(request.body.text(revealingSecrets: true).utf8)
        return outgoing
    }
}

extension DispatchTime {
    fileprivate static func + (time: DispatchTime, duration: Duration) -> DispatchTime {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
        guard !nanoseconds.overflow else { return .distantFuture }
        return time
            + DispatchTimeInterval.nanoseconds(
                nanoseconds.partialValue + Int(attoseconds / 1_000_000_000)
            )
    }
}
