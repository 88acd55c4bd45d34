#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DeepLink {
    /// Reads a link, in which capitals of scheme and host make no difference, as in every URL.
    package init(_ text: String) throws(DeepLinkRejection) {
        let url = URLComponents(string: text, encodingInvalidCharacters: false)
        guard let url else { throw .malformed }
        try Self.checkAuthority(of: url)
        guard url.fragment == nil else { throw .fragment }
        guard let page = DeepLinkPage(rawValue: url.percentEncodedPath) else { throw .unknownPath }
        let query = try DeepLinkQuery(of: url, for: page)
        self.init(to: try Self.target(of: page, query), campaign: try query.campaign())
    }

    private static func checkAuthority(of url: URLComponents) throws(DeepLinkRejection) {
        let host: String
        switch url.scheme?.lowercased() {
        case "moove": host = "app"
        case "https": host = "moove.example"
        default: throw .wrongScheme
        }
        guard url.user == nil, url.password == nil else { throw .userInformation }
        guard url.encodedHost?.lowercased() == host else { throw .wrongHost }
        // A port that is empty, as in 'app:/home', is `nil` too, but stands between host and path.
        guard url.port == nil, url.rangeOfHost?.upperBound == url.rangeOfPath?.lowerBound else {
            throw .port
        }
    }

    private static func target(
        of page: DeepLinkPage,
        _ query: DeepLinkQuery
    ) throws(DeepLinkRejection) -> Target {
        switch page {
        case .home: .home
        case .fareList: .fareList(try query.required(.riderId))
        case .confirmation:
            .confirmation(try query.required(.riderId), try query.required(.fareId))
        }
    }
}
