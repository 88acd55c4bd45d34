import Shared
import Testing

@Suite struct DeepLinkRejectionTests {
    @Test(arguments: [
        ("", DeepLinkRejection.wrongScheme),
        ("home", .wrongScheme),
        ("//app/home", .wrongScheme),
        ("http://moove.example/home", .wrongScheme),
        ("mooves://app/home", .wrongScheme),
        ("app/home?x=moove://app/home", .wrongScheme),
        (" moove://app/home", .malformed),
        ("moove://app/home\n", .malformed),
        ("moove://ap p/home", .malformed),
        ("moove://app/h\u{F6}me", .malformed),
        ("moove://app/home?riderId=%", .malformed),
        ("moove://ap\u{0440}/home", .malformed),
        ("moove:app/home", .wrongHost),
        ("moove:/home", .wrongHost),
        ("moove:///app/home", .wrongHost),
        ("moove://home", .wrongHost),
        ("moove://moove.example/home", .wrongHost),
        ("moove://%61pp/home", .wrongHost),
        ("https://app/home", .wrongHost),
        ("https://moove.example.evil.example/home", .wrongHost),
        ("https://www.moove.example/home", .wrongHost),
        ("https://moove.example./home", .wrongHost),
        ("https://evil.example/moove.example/home", .wrongHost),
        ("https://moove.example@evil.example/home", .userInformation),
        ("moove://person@app/home", .userInformation),
        ("moove://@app/home", .userInformation),
        ("moove://person:secret@app/home", .userInformation),
        ("moove://app:80/home", .port),
        ("moove://app:/home", .port),
        ("https://moove.example:443/home", .port),
        ("moove://app/home#", .fragment),
        ("moove://app/fare_list?riderId=adult#top", .fragment),
    ])
    func `an address that isn't the app's is rejected`(text: String, reason: DeepLinkRejection) {
        #expect(throws: reason) { try DeepLink(text) }
    }

    @Test(arguments: [
        "moove://app", "moove://app/", "moove://app/home/", "moove://app//home",
        "moove://app/./home",
        "moove://app/x/../home", "moove://app/Home", "moove://app/h%6Fme", "moove://app/home/more",
        "moove://app/unknown", "moove://app/purchase", "https://moove.example/app/home",
        "https://moove.example/ticket/confirmation?riderId=adult&fareId=day",
    ])
    func `a path that isn't on the list is rejected`(text: String) {
        #expect(throws: DeepLinkRejection.unknownPath) { try DeepLink(text) }
    }

    @Test(arguments: [
        ("home?", DeepLinkRejection.emptyQuery),
        ("home?&", .unknownParameter),
        ("home?ref=1", .unknownParameter),
        ("home?utm_term=station", .unknownParameter),
        ("home?UTM_source=station", .unknownParameter),
        ("home?riderId=adult", .misplacedParameter(.riderId)),
        ("home?utm_source=station&utm_source=station", .repeatedParameter(.source)),
        ("home?utm_source=elsewhere", .unknownValue(.source)),
        ("home?utm_medium=Poster", .unknownValue(.medium)),
        ("home?utm_campaign", .unknownValue(.campaign)),
        ("home?utm_source=", .unknownValue(.source)),
        ("fare_list", .missingParameter(.riderId)),
        ("fare_list?", .emptyQuery),
        ("fare_list?utm_source=station", .missingParameter(.riderId)),
        ("fare_list?riderid=adult", .unknownParameter),
        ("fare_list?ryderId=adult", .unknownParameter),
        ("fare_list?rider%49d=adult", .unknownParameter),
        ("fare_list?riderId=adult&", .unknownParameter),
        ("fare_list?riderId=adult&riderId=adult", .repeatedParameter(.riderId)),
        ("fare_list?riderId=adult&riderId=child", .repeatedParameter(.riderId)),
        ("fare_list?riderId&riderId=adult", .repeatedParameter(.riderId)),
        ("fare_list?riderId=adult&fareId=day", .misplacedParameter(.fareId)),
        ("fare_list?riderId=", .unknownValue(.riderId)),
        ("fare_list?riderId", .unknownValue(.riderId)),
        ("fare_list?riderId=Adult", .unknownValue(.riderId)),
        ("fare_list?riderId=%61dult", .unknownValue(.riderId)),
        ("fare_list?riderId=adult+", .unknownValue(.riderId)),
        ("fare_list?riderId=adult;fareId=day", .unknownValue(.riderId)),
        ("fare_list?riderId=adult?riderId=adult", .unknownValue(.riderId)),
        ("confirmation?riderId=adult", .missingParameter(.fareId)),
        ("confirmation?fareId=day", .missingParameter(.riderId)),
        ("confirmation?riderId=adult&fareId=year", .unknownValue(.fareId)),
        ("confirmation?riderId=adult&fareId=day&price=1", .unknownParameter),
    ])
    func `a query that isn't in the grammar is rejected`(path: String, reason: DeepLinkRejection) {
        #expect(throws: reason) { try DeepLink("moove://app/\(path)") }
        #expect(throws: reason) { try DeepLink("https://moove.example/\(path)") }
    }

    @Test(arguments: [
        "secret://app/home", "moove://secret/home", "moove://secret@app/home", "moove://app/secret",
        "moove://app/home#secret", "moove://app/home?secret=1",
        "moove://app/home?utm_source=secret",
        "moove://app/fare_list?riderId=secret", "moove://app/home?riderId=secret",
        "moove://secret /",
        "moove://app/confirmation?riderId=adult&fareId=secret",
        "moove://app/fare_list?riderId=secret&riderId=secret",
    ])
    func `a rejection repeats nothing of the link`(text: String) throws {
        let rejection = try #require(throws: DeepLinkRejection.self) { try DeepLink(text) }
        var dumped = ""
        dump(rejection, to: &dumped)
        #expect(!"\(rejection) \(String(reflecting: rejection)) \(dumped)".contains("secret"))
        #expect(rejection.description.hasSuffix("."))
        #expect(rejection.kind == .unknown)
    }
}
