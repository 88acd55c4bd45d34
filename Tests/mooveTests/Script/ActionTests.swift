import AnalyticsConsent
import Testing

@testable import moove

@Suite struct ActionTests {
    private static let actions: [(line: String, action: Action)] = [
        ("open moove://app/home", .open("moove://app/home")),
        ("tap tickets", .tap("tickets")),
        ("choose adult", .choose("adult")),
        ("count 3", .count(3)),
        ("count 9223372036854775807", .count(.max)),
        ("count -1", .count(-1)),
        ("count more", .more),
        ("count fewer", .fewer),
        ("confirm", .confirm),
        ("back", .back),
        ("sign in rider-1", .signIn("rider-1")),
        ("sign out", .signOut),
        ("consent grant", .consent(.granted, Purpose.allCases)),
        ("consent deny", .consent(.denied, Purpose.allCases)),
        ("consent reset analytics", .consent(.undecided, [.analytics])),
        ("relaunch", .relaunch),
        ("kill", .kill),
        ("office down", .office("down")),
        ("bank declines", .bank("declines")),
        ("accounts up", .accounts("up")),
        ("enter card", .enterCard),
        ("search stop Market  Square", .search("stop", "Market Square")),
        ("edit language", .edit("language")),
        ("show mixpanel dropped", .show(["mixpanel", "dropped"])),
        (
            "show firebase event claimed in_doubt ad_impression",
            .show(["firebase", "event", "claimed", "in_doubt", "ad_impression"])
        ),
        ("clear", .clear),
        ("advertise", .advertise),
        ("wait 0 seconds", .wait(0)),
        ("wait 1 second", .wait(1_000_000)),
        ("wait 2 minutes", .wait(120_000_000)),
        ("wait 3 hours", .wait(10_800_000_000)),
        ("wait 1 days", .wait(86_400_000_000)),
        ("wait 365 days", .wait(31_536_000_000_000)),
        ("wait 31536000 seconds", .wait(31_536_000_000_000)),
        ("flush", .flush), ("background", .background), ("foreground", .foreground),
        ("seat window", .preferSeat(.window)),
    ]

    @Test(arguments: actions)
    func `a line is an action`(line: String, action: Action) {
        #expect(Action(line) == action)
    }

    @Test func `each verb has an action`() {
        let verbs = Self.actions.map { $0.line.prefix { $0 != " " } }.map(String.init)
        #expect(Set(verbs) == Set(ActionVerb.allCases.map(\.rawValue)))
    }

    @Test(arguments: ["", " ", "tap", "fly home", "wait 366 days", "count +-1", "sign in"])
    func `a line without a meaning is none`(line: String) {
        #expect(Action(line) == nil)
    }

    @Test func `what the app offers is an action, as it is written`() throws {
        let app = MooveApp(of: "offers")
        app.launch()
        var offered = 0
        for line in ["tap tickets", "choose adult", "choose day", "confirm", "choose again"] {
            for choice in app.choices.map({ $0.replacing("count N", with: "count 5") }) {
                #expect(Action(choice) != nil, "\(choice)")
                offered += 1
            }
            #expect(app.choices.contains(line))
            try app.perform(line)
        }
        #expect(offered == Section.allCases.count + 4 + 4 + 5 + 2)
    }
}
