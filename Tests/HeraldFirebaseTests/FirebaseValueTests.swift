import AdapterTesting
import HeraldCore
import HeraldFirebase
import Testing

@Suite struct FirebaseValueTests {
    private let app = FirebaseApplication()

    @Test(arguments: FirebaseForm.all)
    func `a parameter is written digit for digit, a truth value as text`(form: FirebaseForm) {
        app.herald.track(Named("boarded", ["seat": form.value]))
        #expect(
            app.bodies == [
                #"{"name":"boarded","timestamp_micros":1767225600000000,"params":"#
                    + #"{"session_id":"1767225600","engagement_time_msec":1,"seat":"#
                    + "\(form.parameter)}}"
            ]
        )
    }

    @Test(arguments: FirebaseForm.all)
    func `a user property is always text`(form: FirebaseForm) {
        app.herald.set(Seat(form.value))
        app.herald.track(Named("boarded"))
        #expect(
            app.envelopes == [
                #"{"app_instance_id":"0123456789abcdef0123456789abcdef","user_properties":"#
                    + #"{"seat":{"value":"\#(form.property)"}}}"#
            ]
        )
    }

    @Test func `the parameters of a custom tracker keep Swift's types, but truth values`() {
        let values: [String: AnalyticsValue] = [
            "text": "day", "int": 3, "double": 3.0, "yes": true, "no": false,
        ]
        let parameters = values.toFirebaseParameters()
        #expect(parameters.count == 5)
        #expect(parameters["text"] as? String == "day")
        #expect(parameters["int"] as? Int == 3)
        #expect(parameters["double"] as? Double == 3.0)
        #expect(parameters["yes"] as? String == "true")
        #expect(parameters["no"] as? String == "false")
    }
}
