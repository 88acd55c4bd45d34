import Testing

@testable import moove

@Suite struct SearchFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("search")
    }

    @Test func `Firebase gets GA4's search, with the kind as its term`() {
        #expect(
            flow.values(of: "search", for: "firebase")
                == ["stop", "line", "pass"].map {
                    #"{"search_term":"\#($0)"}"#
                }
        )
        #expect(flow.values(of: "search_performed", for: "firebase") == [])
    }

    @Test func `Mixpanel gets the search, and with what follows the kind of the one before`() {
        #expect(
            flow.values(of: "search_performed", for: "mixpanel") == [
                #"{"kind":"stop","query_length":7,"results":2}"#,
                #"{"kind":"line","last_search_kind":"stop","query_length":7,"results":1}"#,
                #"{"kind":"pass","last_search_kind":"line","query_length":15,"results":0}"#,
            ]
        )
    }

    @Test func `Amplitude gets the search under its own name`() {
        #expect(
            flow.values(of: "search_performed", for: "amplitude") == [
                #"{"kind":"stop","query_length":7,"results":2}"#,
                #"{"kind":"line","query_length":7,"results":1}"#,
                #"{"kind":"pass","query_length":15,"results":0}"#,
            ]
        )
    }

    @Test func `AppsFlyer gets the kind alone, and Adjust nothing`() {
        #expect(
            flow.sent(to: "appsflyer")
                == ["stop", "line", "pass"].map {
                    #"af_search {"af_content_type":"\#($0)"}"#
                }
        )
        #expect(flow.sent(to: "adjust") == [])
    }

    @Test func `no vendor learns a word of the query, nor of what was found`() {
        #expect(flow.messages.contains { $0.message?.contains("Harbour") == true })
        for request in flow.requests {
            let text = "\(request.body)".lowercased()
            for word in ["station", "harbour", "nothing", "university", "central"] {
                #expect(!text.contains(word), "\(request.vendor) learns '\(word)'")
            }
        }
    }

    @Test func `who decided lies in the rules of each vendor, not in the feature`() throws {
        let routes = try #require(flow.tracked("search_performed").first).routes
        let modules = ["firebase": "FirebaseRules", "mixpanel": "MixpanelRules"]
        for (vendor, module) in modules {
            #expect(routes[vendor]?["module"]?.text == module)
        }
        #expect(routes["appsflyer"]?["module"] == "AppsFlyerRules")
        #expect(routes["amplitude"]?["module"] == "HeraldAmplitude")
    }
}
