import AnalyticsConsent
import AnalyticsDiagnostics
import HeraldCore
import Shared
import Tickets

/// The app as a person sees it, without its pixels: the screen it is on, and what can be done there.
final class MooveApp {
    /// What can be done on any screen.
    static let alwaysPossible = [
        ActionVerb.open, .seat, .sign, .consent, .background, .foreground, .relaunch, .office,
        .wait, .flush,
    ].map(\.usage)

    private enum Place {
        case home
        case tickets
    }

    let analytics: AppAnalytics
    let launched: AnalyticsLaunch
    private let world: World
    private let office: SimulatedTicketOffice
    private var tickets: TicketsJourney
    private var place = Place.home
    private let home: ScreenTracker

    init(analytics: AppAnalytics, world: World) {
        self.analytics = analytics
        launched = analytics.launch
        self.world = world
        home = ScreenTracker(AppScreen.home, to: launched)
        office = SimulatedTicketOffice(makeId: { world.makeID("order") })
        tickets = TicketsJourney(
            office: office,
            events: launched,
            properties: launched,
            errors: ErrorReporter(to: launched, cancellations: TicketsAnalytics.cancellations),
            makeId: { world.makeID("purchase") }
        )
    }

    /// Launches the analytics, with what the person decided, and shows the home screen.
    func launch() {
        launched.launch()
        openHome()
    }

    /// Does what a person does, and gives what the app tells them, if anything.
    func perform(_ action: Action) throws(NotPossible) -> String? {
        switch action {
        case .open(let url): return open(url)
        case .tap(let name): try tap(name)
        case .back where place == .home: throw NotPossible("'back' leads nowhere from home.")
        case .back where !tickets.state.hasBack: openHome()
        case .back: return try choose(.back)
        case .choose(let name): return try choose(try choice(named: name))
        case .count(let number): return try choose(.count(number))
        case .more: return try choose(.addTicket)
        case .fewer: return try choose(.removeTicket)
        case .confirm: return try choose(.buy)
        case .preferSeat(let seat): launched.set(SeatPreference(seat: seat))
        case .signIn(let user): launched.identify(Identity(userId: user))
        case .signOut: launched.reset()
        case .consent(let state, let purposes): return decide(state, purposes)
        case .background: changePhase(to: .background)
        case .foreground: changePhase(to: .active)
        case .relaunch: throw NotPossible("An app can't relaunch itself.")
        case .officeGoesDown: office.setOffline(true)
        case .officeComesBack: office.setOffline(false)
        case .officeLosesAnswer: office.loseNextAnswer()
        case .officeCancels: office.cancelNextPurchase()
        case .wait(let microseconds): world.wait(microseconds: microseconds)
        case .flush: analytics.flush()
        }
        return nil
    }

    /// What can be done on this screen, as a script says it.
    var choices: [String] {
        switch place {
        case .home: Section.allCases.map { "tap \($0.rawValue)" }
        case .tickets: tickets.actions + (tickets.state.hasBack ? [] : ["back"])
        }
    }
}

extension MooveApp {
    func openHome() {
        tickets.leave()
        place = .home
        home.appeared()
    }

    func openTickets(_ open: (inout TicketsJourney) -> Void) {
        home.disappeared()
        place = .tickets
        open(&tickets)
    }

    /// What goes to the background asks its vendors to send what they hold.
    private func changePhase(to phase: AppPhase) {
        home.phaseChanged(to: phase)
        tickets.phaseChanged(to: phase)
        if phase == .background { analytics.flush() }
    }

    private func tap(_ name: String) throws(NotPossible) {
        guard place == .home, let section = Section(rawValue: name) else {
            throw NotPossible("There is no section '\(name)' to tap here.")
        }
        launched.track(SectionSelected(section: section))
        launched.set(PreferredSection(section: section))
        switch section {
        case .tickets: openTickets { $0.openRiderList(from: AppScreen.home) }
        }
    }

    private func choice(named name: String) throws(NotPossible) -> TicketsChoice {
        guard place == .tickets, let choice = tickets.choice(named: name) else {
            throw NotPossible("There is no '\(name)' to choose here.")
        }
        return choice
    }

    private func choose(_ choice: TicketsChoice) throws(NotPossible) -> String? {
        guard place == .tickets else { throw NotPossible("There are no tickets here.") }
        do {
            return try tickets.choose(choice).message
        } catch {
            throw NotPossible("'\(choice.action)' isn't possible here.")
        }
    }

    /// Decides; when that can't be stored the old decision stays, and the person is told.
    private func decide(_ state: ConsentState, _ purposes: [Purpose]) -> String? {
        let before = launched.counts
        do {
            for purpose in purposes {
                try launched.decide(state, for: purpose)
            }
        } catch {
            return "The decision can't be stored, so the old one stays. \(error)"
        }
        return launched.counts.message(since: before)
    }
}

/// Something that can't be done on the screen that the app is on.
struct NotPossible: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
