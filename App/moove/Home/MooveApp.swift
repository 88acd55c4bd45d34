import HeraldCore
import Shared
import Tickets

/// The app as a person sees it, without its pixels: the screen it is on, and what can be done there.
final class MooveApp {
    /// What can be done on any screen.
    static let alwaysPossible = [
        ActionVerb.open, .sign, .office, .wait, .flush,
    ].map(\.usage)

    private enum Screen {
        case home
        case tickets
    }

    private let analytics: Herald
    private let world: World
    private let office: SimulatedTicketOffice
    private var tickets: TicketsJourney
    private var screen = Screen.home

    init(analytics: Herald, world: World) {
        self.analytics = analytics
        self.world = world
        office = SimulatedTicketOffice(makeId: { world.makeID("order") })
        tickets = TicketsJourney(
            office: office,
            events: analytics,
            properties: analytics,
            makeId: { world.makeID("purchase") }
        )
    }

    /// Starts the vendors, with the person's consent, and shows the home screen.
    func launch() {
        analytics.start()
        analytics.setEnabled(true)
        openHome()
    }

    /// Does what a person does, and gives what the app tells them, if anything.
    func perform(_ action: Action) throws(NotPossible) -> String? {
        switch action {
        case .open(let url): return open(url)
        case .tap(let name): try tap(name)
        case .back where screen == .home: throw NotPossible("'back' leads nowhere from home.")
        case .back where !tickets.state.hasBack: openHome()
        case .back: return try choose(.back)
        case .choose(let name): return try choose(try choice(named: name))
        case .count(let number): return try choose(.count(number))
        case .more: return try choose(.addTicket)
        case .fewer: return try choose(.removeTicket)
        case .confirm: return try choose(.buy)
        case .signIn(let user): analytics.identify(Identity(userId: user))
        case .signOut: analytics.reset()
        case .officeGoesDown: office.setOffline(true)
        case .officeComesBack: office.setOffline(false)
        case .officeLosesAnswer: office.loseNextAnswer()
        case .wait(let microseconds): world.wait(microseconds: microseconds)
        case .flush: analytics.flush()
        }
        return nil
    }

    /// What can be done on this screen, as a script says it.
    var choices: [String] {
        switch screen {
        case .home: Section.allCases.map { "tap \($0.rawValue)" }
        case .tickets: tickets.actions + (tickets.state.hasBack ? [] : ["back"])
        }
    }
}

extension MooveApp {
    private func openHome() {
        screen = .home
        analytics.track(HomeShown())
    }

    private func tap(_ name: String) throws(NotPossible) {
        guard screen == .home, let section = Section(rawValue: name) else {
            throw NotPossible("There is no section '\(name)' to tap here.")
        }
        analytics.track(SectionSelected(section: section))
        analytics.set(PreferredSection(section: section))
        switch section {
        case .tickets: openTickets { $0.openRiderList() }
        }
    }

    private func openTickets(_ open: (inout TicketsJourney) -> Void) {
        screen = .tickets
        open(&tickets)
    }

    private func choice(named name: String) throws(NotPossible) -> TicketsChoice {
        guard screen == .tickets, let choice = tickets.choice(named: name) else {
            throw NotPossible("There is no '\(name)' to choose here.")
        }
        return choice
    }

    private func choose(_ choice: TicketsChoice) throws(NotPossible) -> String? {
        guard screen == .tickets else { throw NotPossible("There are no tickets here.") }
        do {
            return try tickets.choose(choice).message
        } catch {
            throw NotPossible("'\(choice.action)' isn't possible here.")
        }
    }

    /// Opens a link; one that isn't the app's opens home and says why.
    private func open(_ url: String) -> String? {
        do throws(DeepLinkRejection) {
            let link = try DeepLink(url)
            analytics.track(DeepLinkOpened(kind: link.kind, campaign: link.campaign))
            return open(link.target)
        } catch {
            analytics.track(DeepLinkOpened(kind: .unknown, campaign: nil))
            openHome()
            return "\(error)"
        }
    }

    private func open(_ target: DeepLink.Target) -> String? {
        switch target {
        case .home:
            openHome()
        case .fareList(let rider):
            openTickets { $0.openFareList(for: rider) }
        case .confirmation(let rider, let fareId):
            return openConfirmation(of: fareId, for: rider)
        }
        return nil
    }

    /// Opens a confirmation or, when the rider isn't offered the fare, the fares that there are.
    private func openConfirmation(of fareId: FareId, for rider: Rider) -> String? {
        screen = .tickets
        do {
            try tickets.openConfirmation(for: rider, fareId: fareId)
            return nil
        } catch {
            tickets.openFareList(for: rider)
            return "\(error)"
        }
    }
}

/// Something that can't be done on the screen that the app is on.
struct NotPossible: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
