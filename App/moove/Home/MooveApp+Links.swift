import AnalyticsConsent
import Shared
import Tickets

extension MooveApp {
    /// Opens a link; one that isn't the app's opens home and says why.
    func open(_ url: String) -> String? {
        do throws(DeepLinkRejection) {
            let link = try DeepLink(url)
            launched.track(DeepLinkOpened(kind: link.kind, campaign: link.campaign))
            return open(link.target)
        } catch {
            launched.track(DeepLinkOpened(kind: .unknown, campaign: nil))
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
        var message: String?
        openTickets { tickets in
            do {
                try tickets.openConfirmation(for: rider, fareId: fareId)
            } catch {
                tickets.openFareList(for: rider)
                message = "\(error)"
            }
        }
        return message
    }
}
