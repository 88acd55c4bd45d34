import Foundation
import Testing
import VendorDelivery
import VendorTesting
import VendorTransport

/// Requests of which nothing can have arrived.
@Suite struct UnreachableTests {
    private let transport = URLSessionTransport()

    @Test func `a refused connection is unreachable`() throws {
        let listener = try Listener()
        let host = "127.0.0.1:\(listener.port)"
        listener.end()
        let answer = transport.send(.sample(host: "http://\(host)"))
        #expect(answer == .unreachable(.init(host: host, reason: "the connection was refused")))
    }

    @Test func `an unknown host is unreachable`() {
        let answer = transport.send(.sample(host: "https://nowhere.invalid"))
        #expect(answer.isUnreachable)
        #expect("\(answer)".hasPrefix("nowhere.invalid: "))
    }

    @Test func `a handshake that nobody answers is unreachable`() throws {
        let listener = try Listener()
        defer { listener.end() }
        let host = "127.0.0.1:\(listener.port)"
        let limits = TimeLimits(connecting: .milliseconds(250))
        let answer = URLSessionTransport(limits: limits).send(.sample(host: "https://\(host)"))
        #expect(
            answer
                == .unreachable(.init(host: host, reason: "no connection within 0.25 seconds"))
        )
    }

    @Test func `nothing goes unencrypted to another machine`() {
        let answer = transport.send(.sample(host: "http://vendor.example"))
        let reason = "vendor.example is not on this machine, so it needs https"
        #expect(answer == .unreachable(.init(host: "http://vendor.example", reason: reason)))
    }

    @Test func `once cancelled nothing is sent`() throws {
        let sandbox = try VendorSandbox()
        let cancellation = Cancellation()
        cancellation.cancel()
        let answer = transport.send(.sample(host: sandbox.address.text), until: cancellation)
        #expect(answer.isUnreachable)
        #expect(try sandbox.summary()["amplitude"]?.requests == 0)
    }

    @Test(arguments: [true, false])
    func `what sends a request learns when it has begun, and only then`(isThere: Bool) throws {
        let sandbox = try VendorSandbox()
        let transport = URLSessionTransport(server: isThere ? sandbox.address : nil)
        var beginnings = 0
        let answer = transport.send(
            .sample(host: "http://127.0.0.1:1"),
            until: Cancellation(),
            begun: { beginnings += 1 }
        )
        #expect(beginnings == (isThere ? 1 : 0))
        #expect(answer.isUnreachable == !isThere)
    }

    @Test func `a cancelled request that had begun is lost when its moment is over`() async throws {
        let limits = Self.patient(ending: .zero)
        let answer = try await answer(whenCancelledAfter: 3_600, limits: limits)
        guard case .lost(let fault) = answer else {
            Issue.record("it was not lost but \(answer)")
            return
        }
        #expect(fault.reason == "cancelled")
    }

    @Test func `a cancelled request that had begun has a moment for its answer`() async throws {
        let limits = Self.patient(ending: .seconds(3_600))
        let answer = try await answer(whenCancelledAfter: 0.2, limits: limits)
        guard case .response(let response) = answer else {
            Issue.record("there was no answer but \(answer)")
            return
        }
        #expect(response.status == 200)
    }

    private static func patient(ending: Duration) -> TimeLimits {
        TimeLimits(connecting: .seconds(3_600), whole: .seconds(3_600), ending: ending)
    }

    /// What comes of a request that is cancelled while the vendor takes some seconds to answer.
    private func answer(
        whenCancelledAfter seconds: Double,
        limits: TimeLimits
    ) async throws -> Answer {
        let delay = #"{"mode":"delay","seconds":\#(seconds)}"#
        let sandbox = try VendorSandbox(misbehaving: [delay])
        let transport = URLSessionTransport(limits: limits, server: sandbox.address)
        let cancellation = Cancellation()
        async let answer = onOwnThread { transport.send(.sample(), until: cancellation) }
        while try sandbox.summary()["amplitude"]?.requests == 0 { await Task.yield() }
        cancellation.cancel()
        return await answer
    }
}

/// Runs what blocks on a thread of its own: the test runner has few, and other tests need them.
private func onOwnThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}
