import Shared
import Testing

@Suite struct DeepLinkTests {
    @Test(arguments: [
        ("moove://app/home", DeepLink.Target.home),
        ("https://moove.example/home", .home),
        ("moove://app/fare_list?riderId=adult", .fareList(.adult)),
        ("https://moove.example/fare_list?riderId=child", .fareList(.child)),
        ("moove://app/confirmation?riderId=senior&fareId=single", .confirmation(.senior, .single)),
        ("moove://app/confirmation?fareId=month&riderId=adult", .confirmation(.adult, .month)),
        (
            "https://moove.example/confirmation?riderId=child&fareId=day",
            .confirmation(.child, .day)
        ),
        ("MOOVE://App/home", .home),
        ("HTTPS://MOOVE.example/home", .home),
    ])
    func `a link opens its target`(text: String, target: DeepLink.Target) throws {
        #expect(try DeepLink(text) == DeepLink(to: target))
    }

    @Test(arguments: [
        ("utm_source=station", Campaign(source: .station)),
        ("utm_medium=poster", Campaign(medium: .poster)),
        ("utm_campaign=summer_pass", Campaign(name: .summerPass)),
        (
            "utm_campaign=first_ride&utm_source=newsletter&utm_medium=email",
            Campaign(source: .newsletter, medium: .email, name: .firstRide)
        ),
    ])
    func `a link to any path may say its campaign`(query: String, campaign: Campaign) throws {
        let home = try DeepLink("moove://app/home?\(query)")
        let fares = try DeepLink("https://moove.example/fare_list?\(query)&riderId=adult")
        let fare = try DeepLink("moove://app/confirmation?riderId=adult&\(query)&fareId=day")
        #expect(home == DeepLink(to: .home, campaign: campaign))
        #expect(fares == DeepLink(to: .fareList(.adult), campaign: campaign))
        #expect(fare == DeepLink(to: .confirmation(.adult, .day), campaign: campaign))
    }

    @Test(arguments: [
        (DeepLink.Target.home, "home"), (.fareList(.adult), "fare_list"),
        (.confirmation(.adult, .day), "confirmation"),
    ])
    func `what is tracked of a link is its kind`(target: DeepLink.Target, kind: String) {
        #expect(DeepLink(to: target).kind.rawValue == kind)
    }

    @Test func `every rider and every fare has a link`() throws {
        for rider in Rider.allCases {
            for fare in FareId.allCases {
                let query = "riderId=\(rider.id)&fareId=\(fare.rawValue)"
                let link = try DeepLink("moove://app/confirmation?\(query)")
                #expect(link.target == .confirmation(rider, fare))
            }
        }
    }

    @Test func `altered links are read as links of the grammar or rejected, and never trap`() {
        let alphabet = Array("moveap:/?&=#%@[]. \0é\u{301}_riderId0")
        var random = Scrambler(state: 1)
        for round in 0..<5000 {
            var text = Array("https://moove.example/confirmation?riderId=adult&fareId=day")
            for _ in 0...(round % 4) {
                let place = random.next(below: text.count)
                text[place] = alphabet[random.next(below: alphabet.count)]
            }
            do throws(DeepLinkRejection) {
                #expect(try DeepLink(String(text)).target == .confirmation(.adult, .day))
            } catch {
                #expect(error.kind == .unknown)
            }
        }
    }
}

/// Numbers that look random and are the same in every run.
private struct Scrambler {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
