import AnalyticsConsent
import Shared

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
}
