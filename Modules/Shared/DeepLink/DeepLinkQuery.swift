#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The query of a link: parameters that the page may have, each once, and all that it needs.
///
/// Values are compared as they stand in the URL: no value of the grammar needs percent-encoding, so
/// each has one spelling.
struct DeepLinkQuery {
    private var values: [DeepLinkParameter: String] = [:]

    init(of url: URLComponents, for page: DeepLinkPage) throws(DeepLinkRejection) {
        guard url.percentEncodedQuery != "" else { throw .emptyQuery }
        for item in url.percentEncodedQueryItems ?? [] {
            guard let name = DeepLinkParameter(rawValue: item.name) else { throw .unknownParameter }
            guard values[name] == nil else { throw .repeatedParameter(name) }
            guard page.mayHave(name) else { throw .misplacedParameter(name) }
            values[name] = item.value ?? ""
        }
        for name in page.required where values[name] == nil {
            throw .missingParameter(name)
        }
    }

    /// The value of a parameter that the page needs.
    func required<Value: RawRepresentable<String>>(
        _ name: DeepLinkParameter
    ) throws(DeepLinkRejection) -> Value {
        guard let value: Value = try optional(name) else { throw .missingParameter(name) }
        return value
    }

    /// The value of a parameter, `nil` where the link doesn't have it.
    func optional<Value: RawRepresentable<String>>(
        _ name: DeepLinkParameter
    ) throws(DeepLinkRejection) -> Value? {
        guard let text = values[name] else { return nil }
        guard let value = Value(rawValue: text) else { throw .unknownValue(name) }
        return value
    }

    func campaign() throws(DeepLinkRejection) -> Campaign? {
        let campaign = Campaign(
            source: try optional(.source),
            medium: try optional(.medium),
            name: try optional(.campaign)
        )
        return campaign == Campaign() ? nil : campaign
    }
}
