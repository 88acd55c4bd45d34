import Sentry
import Testing
import VendorDelivery

@Suite struct SentryDSNTests {
    private static let key = Program.key

    @Test(arguments: [
        ("https://\(key)@o1.ingest.us.sentry.io/42", "https://o1.ingest.us.sentry.io", "", "42"),
        ("https://\(key)@app.glitchtip.com/7", "https://app.glitchtip.com", "", "7"),
        ("https://\(key)@example.com:8443/a/b/7", "https://example.com:8443", "/a/b", "7"),
        ("http://\(key)@127.0.0.1:9000/7", "http://127.0.0.1:9000", "", "7"),
        ("http://\(key)@localhost/7", "http://localhost", "", "7"),
        ("https://\(key.uppercased())@example.com/7", "https://example.com", "", "7"),
    ])
    func `an address has a key, a host, perhaps a path, and a project`(
        text: String,
        host: String,
        path: String,
        project: String
    ) throws {
        let dsn = try SentryDSN(text)
        #expect(dsn.publicKey.reveal().lowercased() == Self.key)
        #expect(dsn.host == host)
        #expect(dsn.path == path)
        #expect(dsn.project == project)
        let requests = SentryRequests(dsn: dsn, now: { 0 })
        let record = VendorRecord(
            vendor: "sentry",
            endpoint: "envelope",
            name: "m",
            key: RecordKey(rawValue: 1),
            time: 0,
            body: "{}",
            repetition: .safe
        )
        #expect(
            requests.requests(for: [record]).map { $0.url(revealingSecrets: true) } == [
                "\(host)\(path)/api/\(project)/envelope/"
            ]
        )
    }

    @Test(
        arguments: [
            ("", .notAnAddress), ("hush", .notAnAddress), ("ftp://\(key)@e.com/7", .notAnAddress),
            ("HTTPS://\(key)@e.com/7", .notAnAddress), ("https://e.com/7", .withoutKey),
            ("https://\(key)@e.com", .withoutProject), ("https://\(key)@e.com/", .withoutProject),
            ("https://\(key)@e.com/7/", .withoutProject),
            ("https://\(key)@e.com//7", .withoutProject),
            ("https://\(key)@e.com/7?hush=1", .withoutProject),
            ("https://\(key)@e.com/7#hush", .withoutProject),
            ("https://@e.com/7", .keyForm), ("https://hush@e.com/7", .keyForm),
            ("https://\(key)0@e.com/7", .keyForm),
            ("https://g\(key.dropFirst())@e.com/7", .keyForm),
            ("https://\(key):hush@e.com/7", .secretKey), ("https://\(key)@/7", .host),
            ("https://\(key)@a b/7", .host), ("https://\(key)@e.com:/7", .host),
            ("https://\(key)@e.com:0/7", .host), ("https://\(key)@e.com:65536/7", .host),
            ("https://\(key)@e.com:+1/7", .host), ("https://\(key)@e.com:1:2/7", .host),
            ("https://\(key)@hush@e.com/7", .host), ("http://\(key)@e.com/7", .insecure),
            ("http://\(key)@localhost.e.com/7", .insecure),
            ("http://\(key)@127.0.0.1.e.com/7", .insecure),
        ] as [(String, SentryDSNProblem)]
    )
    func `any other text is refused, in words that hold nothing of it`(
        text: String,
        problem: SentryDSNProblem
    ) {
        #expect(throws: problem) { try SentryDSN(text) }
        #expect(problem.description.contains("To fix, "))
        #expect(!problem.description.contains("hush"))
        #expect(!problem.description.contains(Self.key))
    }

    @Test func `printing an address shows no key`() throws {
        let dsn = try SentryDSN("https://\(Self.key)@example.com/a/7")
        #expect("\(dsn)" == "https://•••@example.com/a/7")
        var dumped = ""
        dump(dsn, to: &dumped)
        #expect(!dumped.contains(Self.key))
    }
}
