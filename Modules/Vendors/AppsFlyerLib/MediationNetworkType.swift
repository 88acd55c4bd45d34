/// Who chooses which network shows an ad.
public enum MediationNetworkType: Sendable, CaseIterable {
    case googleAdMob
    case ironSource
    case applovinMax
    case fyber
    case appodeal
    case admost
    case topon
    case tradplus
    case yandex
    case chartBoost
    case unity
    case toponPte
    case custom
    case directMonetization

    /// The form on the wire, as the SDK has it.
    var text: String {
        switch self {
        case .googleAdMob: "googleadmob"
        case .ironSource: "ironsource"
        case .applovinMax: "applovinmax"
        case .fyber: "fyber"
        case .appodeal: "appodeal"
        case .admost: "admost"
        case .topon: "topon"
        case .tradplus: "tradplus"
        case .yandex: "yandex"
        case .chartBoost: "chartboost"
        case .unity: "unity"
        case .toponPte: "toponpte"
        case .custom: "custom_mediation"
        case .directMonetization: "direct_monetization_network"
        }
    }
}
