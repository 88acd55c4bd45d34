import Testing
import VendorDelivery

@Suite struct SecretTests {
    let secret = Secret("hush\"42&")

    @Test func `a secret is revealed only when asked`() {
        #expect(secret.reveal() == "hush\"42&")
        #expect(secret == Secret("hush\"42&"))
        #expect(secret != Secret("hush"))
    }

    @Test func `no way of printing shows a secret or a request's secrets`() {
        let request = makeRequest()
        var dumped = ""
        dump(secret, to: &dumped)
        dump(request, to: &dumped)
        dump([request.query], to: &dumped)
        let mirrored = Mirror(reflecting: secret).children.map { "\($0)" }.joined()
        let texts = [
            "\(secret)", String(describing: secret), String(reflecting: secret), dumped, mirrored,
            "\(request)", String(reflecting: request), request.url(revealingSecrets: false),
            request.body.text(revealingSecrets: false), "\([request.headers])",
        ]
        #expect(texts.filter { $0.contains("hush") } == [])
        #expect("\(secret) \(String(reflecting: secret))" == "••• •••")
    }

    @Test func `a request shows its secrets when they are revealed, encoded for their place`() {
        let request = makeRequest()
        #expect(
            request.url(revealingSecrets: true)
                == "https://v.example/a?id=1:2%203%26%C3%A9&key=hush%2242%26"
        )
        #expect(
            request.url(revealingSecrets: false)
                == "https://v.example/a?id=1:2%203%26%C3%A9&key=•••"
        )
        #expect(request.body.text(revealingSecrets: true) == #"{"t":"hush\"42&"}"#)
        #expect(request.body.text(revealingSecrets: false) == #"{"t":"•••"}"#)
        #expect(request.body.byteCount == request.body.text(revealingSecrets: true).utf8.count)
        #expect(request.headers.map { $0.value.text(revealingSecrets: true) } == ["hush\"42&"])
    }

    @Test func `a request describes itself in sizes`() {
        #expect(
            makeRequest().description
                == "POST https://v.example/a?id=1:2%203%26%C3%A9&key=••• (1 records, 17 bytes)"
        )
    }

    private func makeRequest() -> VendorRequest {
        var body = RequestBody(#"{"t":"#)
        body.appendString(secret)
        body.append("}")
        return VendorRequest(
            vendor: "vendor",
            host: "https://v.example",
            path: "/a",
            query: [
                .init(name: "id", value: .plain("1:2 3&é")),
                .init(name: "key", value: .secret(secret)),
            ],
            headers: [.init(name: "Authorization", value: .secret(secret))],
            body: body,
            recordKeys: [RecordKey(rawValue: 1)]
        )
    }
}
