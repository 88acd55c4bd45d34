import HeraldCore
import HeraldLog
import Testing

@Suite struct StandardStreamTests {
    @Test func `standard output gets each record, in order with what is printed`() async throws {
        let result = try #require(
            await #expect(
                processExitsWith: .success,
                observing: [\.standardOutputContent, \.standardErrorContent]
            ) {
                print("before")
                let herald = Herald(providers: [.log(to: StandardStream.output.logger)])
                herald.track(FareList())
                print("after")
            }
        )

        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        let printed = "before\n[herald] screen  fare_list\n    └─ rider_id = adult\nafter\n"
        #expect(output.contains(printed))
        #expect(result.standardErrorContent.isEmpty)
    }

    @Test func `standard error gets each record`() async throws {
        let result = try #require(
            await #expect(
                processExitsWith: .success,
                observing: [\.standardErrorContent]
            ) {
                let herald = Herald(providers: [.log(to: StandardStream.error.logger)])
                herald.start()
                herald.set(Theme(value: .string(String(repeating: "long ", count: 40_000))))
            }
        )

        let error = String(decoding: result.standardErrorContent, as: UTF8.self)
        let long = String(repeating: "long ", count: 40_000)
        #expect(error == "[herald] start\n[herald] prop    theme = \(long)\n")
    }
}
