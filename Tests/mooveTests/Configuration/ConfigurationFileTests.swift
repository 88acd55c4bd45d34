import Foundation
import Testing

@testable import moove

@Suite struct ConfigurationFileTests {
    @Test func `each vendor gets its keys`() throws {
        let run = try Run("demo buy-ticket --json", configuration: SampleConfiguration.text)
        #expect(run.code == .done)
        #expect(run.errors == [])
        let urls = Set(try run.json().compactMap { $0["url"]?.text })
        #expect(
            urls == [
                "https://region1.google-analytics.com/mp/collect?measurement_id=G-ABC123"
                    + "&api_secret=•••",
                "https://api-in.mixpanel.com/import?strict=1",
                "https://api-in.mixpanel.com/engage?ip=0&verbose=1&strict=1",
                "https://api.eu.amplitude.com/2/httpapi",
                "https://s2s.adjust.com/event",
                "https://api3.appsflyer.com/inappevent/id987654321",
            ]
        )
        let sale = try run.json().last { $0["vendor"] == "adjust" && $0["type"] == "request" }
        let form = try #require(sale?["body"]?.text)
        for field in [
            "environment=production", "event_token=tok001", "web_uuid=device-of-tests",
            "os_name=linux", "app_token=abcdefghijkl",
        ] {
            #expect(form.contains(field))
        }
    }

    @Test(arguments: [
        ("[]", "What it holds must be an object of: vendors."),
        (#"{"vendor":{}}"#, "'vendor' is no key. Did you mean 'vendors'? There are: vendors."),
        (#"{"vendors":7}"#, "'vendors' must be an object of: firebase, mixpanel, amplitude, "),
        (
            #"{"vendors":{"mixpanell":{}}}"#,
            "'vendors.mixpanell' is no key. Did you mean 'mixpanel'? There are: firebase, "
        ),
        (
            #"{"vendors":{"mixpanel":{"tokn":"a"}}}"#,
            "'vendors.mixpanel.tokn' is no key. Did you mean 'token'? There are: token, region."
        ),
        (
            #"{"vendors":{"mixpanel":{"0123456789abcdef0123456789abcdef":"token"}}}"#,
            "'vendors.mixpanel.•••' is no key. There are: token, region."
        ),
        (
            #"{"vendors":{"mixpanel":{"token":7}}}"#,
            "'vendors.mixpanel.token' must be a text without spaces."
        ),
        (
            #"{"vendors":{"mixpanel":{"token":"two words"}}}"#,
            "'vendors.mixpanel.token' must be a text without spaces."
        ),
        (
            #"{"vendors":{"mixpanel":{"token":""}}}"#,
            "'vendors.mixpanel.token' must be a text without spaces."
        ),
        (
            #"{"vendors":{"mixpanel":{"token":"a","region":"moon"}}}"#,
            "'vendors.mixpanel.region' must be 'unitedStates' or 'europe' or 'india'."
        ),
        (
            #"{"vendors":{"amplitude":{"apiKey":"a","minIdLength":0}}}"#,
            "'vendors.amplitude.minIdLength' must be a whole number above 0."
        ),
        (
            #"{"vendors":{"amplitude":{"apiKey":"a","minIdLength":true}}}"#,
            "'vendors.amplitude.minIdLength' must be a whole number above 0."
        ),
        (
            #"{"vendors":{"adjust":{"eventTokens":{"ticket_purchased":7}}}}"#,
            "'vendors.adjust.eventTokens' must be texts without spaces by names."
        ),
    ])
    func `what can't be meant is refused, with its path`(text: String, problem: String) throws {
        let run = try Run("demo", configuration: text)
        #expect(run.code.rawValue == 78)
        #expect(run.output == "")
        #expect(run.errors.count == 2)
        #expect(run.errors.first?.hasPrefix("moove: In the configuration '") == true)
        #expect(run.errors.first?.contains("/config.json': \(problem)") == true)
        #expect(
            run.errors.last
                == "Nothing was run. To see what a configuration has: moove help config"
        )
    }

    @Test(arguments: [
        ("", "no JSON"), ("{", "no JSON, near line 1"),
        ("{\n\n// \"x\n\"vendors\": { // }\n},\n]", "no JSON, near line 6"),
        ("{\"vendors\":\n{\"mixpanel\": {\"token\": \"// a\", // {\n},},\n7}", "near line 4"),
        ("{\"vendors\": {\n\"mixpanel\": {\"token\": \"CANARY\n}}", "no JSON, near line 2"),
    ])
    func `what is no JSON is refused, with its line and without its text`(
        text: String,
        problem: String
    ) throws {
        let run = try Run("demo", configuration: text)
        #expect(run.code == .configuration)
        #expect(run.errors.first?.contains(problem) == true, "\(run.errors)")
        #expect(!run.errors.joined().contains("CANARY"))
    }

    @Test(arguments: [
        ("mixpanel", #""region":"india""#, "'vendors.mixpanel.token'", "MOOVE_MIXPANEL_TOKEN"),
        ("firebase", #""appId":"1""#, "'vendors.firebase.apiSecret'", "MOOVE_FIREBASE_API_SECRET"),
        (
            "firebase", #""apiSecret":"a","appId":"1""#, "'vendors.firebase.appInstanceId'",
            "MOOVE_FIREBASE_APP_INSTANCE_ID"
        ),
        (
            "firebase", #""apiSecret":"a""#, "'vendors.firebase.measurementId', or",
            "MOOVE_FIREBASE_MEASUREMENT_ID"
        ),
        (
            "adjust", #""appToken":"abcdefghijkl""#, "'vendors.adjust.deviceIdKind'",
            "MOOVE_ADJUST_DEVICE_ID_KIND"
        ),
        (
            "appsflyer", #""devKey":"a","appId":"1""#, "'vendors.appsflyer.uid'",
            "MOOVE_APPSFLYER_UID"
        ),
        ("sentry", #""release":"1""#, "'vendors.sentry.dsn'", "MOOVE_SENTRY_DSN"),
    ])
    func `half of a vendor's keys is refused, with the missing one`(
        vendor: String,
        keys: String,
        missing: String,
        variable: String
    ) throws {
        let run = try Run("demo", configuration: #"{"vendors":{"\#(vendor)":{\#(keys)}}}"#)
        #expect(run.code == .configuration)
        let problem = try #require(run.errors.first)
        #expect(problem.contains("\(missing) "))
        #expect(problem.contains(" is missing beside 'vendors.\(vendor)."))
        #expect(problem.contains("as \(variable), or remove what is set for \(vendor)."))
    }

    @Test func `keys that exclude each other, or are of another length, are refused`() throws {
        let both = #""apiSecret":"a","appId":"1","appInstanceId":"2","measurementId":"G-1""#
        let streams = try Run("demo", configuration: #"{"vendors":{"firebase":{\#(both)}}}"#)
        #expect(streams.code == .configuration)
        #expect(streams.errors.first?.contains("events go to one of them") == true)
        let token = try Run("demo", configuration: #"{"vendors":{"adjust":{"appToken":"a"}}}"#)
        #expect(token.code == .configuration)
        #expect(token.errors.first?.contains("must have 12 characters") == true)
    }

    @Test(arguments: [0o640, 0o604, 0o620, 0o660, 0o777])
    func `secrets that others can read or change are refused`(mode: Int) throws {
        let run = try Run("demo", configuration: SampleConfiguration.text, mode: mode)
        #expect(run.code == .configuration)
        #expect(run.output == "")
        #expect(run.errors.first?.contains("To fix: chmod 600 '") == true)
        #expect(!run.errors.joined().contains("CANARY"))
    }

    @Test func `a file without secrets may be read by others`() throws {
        let run = try Run("demo buy-ticket --json", configuration: "{}", mode: 0o644)
        #expect(run.code == .done)
        #expect(try run.vendors?["on"] == [])
    }

    @Test func `a file that was named must be there, and be one`() throws {
        let absent = Run("demo --config /nowhere/config.json")
        #expect(absent.code == .configuration)
        #expect(absent.errors.first?.contains("(No such file or directory)") == true)
        let variable = Run(["demo"], environment: ["MOOVE_CONFIG": "/nowhere"])
        #expect(variable.code == .configuration)
        withFolder { folder in
            let run = Run(["demo", "--config", folder])
            #expect(run.code == .configuration)
            #expect(run.errors.first?.contains("(it is a directory)") == true)
        }
        let bytes = try withFile("config.json", holding: [0xFF, 0xFE]) {
            Run(["run", "-", "--config", $0])
        }
        #expect(bytes.code == .configuration)
    }
}
