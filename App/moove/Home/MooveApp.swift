import AnalyticsConsent
import AnalyticsDiagnostics
import AnalyticsFlows
import HeraldCore
import Shared

/// The app as a person sees it, without its pixels: where in it they are, and what can be done there.
final class MooveApp {
    /// What can be done on any screen.
    static let alwaysPossible = [
        ActionVerb.open, .seat, .sign, .consent, .background, .foreground, .relaunch, .kill,
        .office, .bank, .accounts, .wait, .flush,
    ].map(\.usage)

    let analytics: AppAnalytics
    let launched: AnalyticsLaunch
    private let world: World
    private let home: ScreenTracker
    private var places: [(section: Section, place: any Place)]

    /// The index of the place in view, nil at home.
    private var current: Int?

    init(analytics: AppAnalytics, world: World) {
        self.analytics = analytics
        launched = analytics.launch
        self.world = world
        home = ScreenTracker(AppScreen.home, to: launched)
        let services = analytics.services(in: world)
        places = Section.allCases.map { ($0, $0.place(services)) }
    }

    /// Launches the analytics, with what the person decided, resolves what an earlier process left
    /// open, and shows the home screen.
    ///
    /// - Returns: What is to be said of that, if anything.
    @discardableResult
    func launch() -> String? {
        analytics.begin()
        let sweep = analytics.activity.flows.resolve(places.flatMap(\.place.flowRules))
        openHome()
        return sweep.message
    }

    /// Does what a person does, and gives what the app tells them, if anything.
    func perform(_ action: Action) throws(NotPossible) -> String? {
        switch action {
        case .open(let url): return open(url)
        case .tap(let name): try tap(name)
        case .preferSeat(let seat): launched.set(SeatPreference(seat: seat))
        case .consent(let state, let purposes): return decide(state, purposes)
        case .background: changePhase(to: .background)
        case .foreground: changePhase(to: .active)
        case .relaunch, .kill: throw NotPossible("An app can't relaunch itself.")
        case .wait(let microseconds): world.wait(microseconds: microseconds)
        case .flush: analytics.flush()
        default: return try performInPlaces(action)
        }
        return nil
    }

    /// What can be done on this screen, as a script says it.
    var choices: [String] {
        guard let current else { return Section.allCases.map { "tap \($0.rawValue)" } }
        return places[current].place.choices
    }
}

extension MooveApp {
    func openHome() {
        leaveCurrent()
        home.appeared()
    }

    /// Opens what a link leads to, where there is a place for it.
    func open(_ target: DeepLink.Target) -> String? {
        leaveCurrent()
        for index in places.indices {
            guard case .done(let message) = places[index].place.open(target) else { continue }
            current = index
            return message
        }
        home.appeared()
        return nil
    }

    private func leaveCurrent() {
        if let current { places[current].place.leave() } else { home.disappeared() }
        current = nil
    }

    /// The place in view is asked first; what happens around the app concerns any of them.
    private func performInPlaces(_ action: Action) throws(NotPossible) -> String? {
        let others = places.indices.filter { $0 != current }
        for index in (current.map { [$0] } ?? []) + others {
            let isInView = index == current
            switch try places[index].place.perform(action, isInView: isInView) {
            case .notMine: continue
            case .done(let message): return message
            case .left:
                openHome()
                return nil
            }
        }
        if current == nil, action == .back { throw NotPossible("'back' leads nowhere from home.") }
        throw NotPossible("That isn't possible here.")
    }

    private func tap(_ name: String) throws(NotPossible) {
        let index = places.firstIndex { $0.section.rawValue == name }
        guard current == nil, let index else {
            throw NotPossible("There is no section '\(name)' to tap here.")
        }
        let section = places[index].section
        launched.track(SectionSelected(section: section))
        launched.set(PreferredSection(section: section))
        leaveCurrent()
        current = index
        places[index].place.open(from: AppScreen.home)
    }

    /// What goes to the background asks its vendors to send what they hold.
    private func changePhase(to phase: AppPhase) {
        home.phaseChanged(to: phase)
        for index in places.indices { places[index].place.phaseChanged(to: phase) }
        if phase == .background { analytics.flush() }
    }

    /// Decides; when that can't be stored the old decision stays, and the person is told.
    private func decide(_ state: ConsentState, _ purposes: [Purpose]) -> String? {
        let before = launched.counts
        let forgotten = analytics.activity.forgottenFlows
        do {
            try analytics.decide(state, for: purposes)
        } catch {
            return "The decision can't be stored, so the old one stays. \(error)"
        }
        return launched.counts.message(
            since: before,
            forgottenFlows: analytics.activity.forgottenFlows - forgotten
        )
    }
}
