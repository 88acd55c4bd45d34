/// Why a link can't be opened.
///
/// Says nothing that was in the link but the names of the grammar's own parameters: the rest may be
/// personal data.
package enum DeepLinkRejection: Error, Sendable, Hashable {
    case malformed
    case wrongScheme
    case wrongHost
    case userInformation
    case port
    case fragment
    case unknownPath
    case emptyQuery
    case unknownParameter
    case repeatedParameter(DeepLinkParameter)
    case misplacedParameter(DeepLinkParameter)
    case missingParameter(DeepLinkParameter)
    case unknownValue(DeepLinkParameter)

    /// What is tracked of a rejected link, and all that is.
    package var kind: DeepLink.Kind { .unknown }
}

extension DeepLinkRejection: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed: "The link isn't a URL."
        case .wrongScheme: "The link begins with neither 'moove:' nor 'https:'."
        case .wrongHost:
            "The link's host isn't 'app' after 'moove:', or 'moove.example' after 'https:'."
        case .userInformation: "The link has a user name or a password before its host."
        case .port: "The link has a port after its host."
        case .fragment: "The link has a fragment after '#'."
        case .unknownPath: "The link's path isn't '/home', '/fare_list' or '/confirmation'."
        case .emptyQuery: "The link has a '?' with no parameter after it."
        case .unknownParameter: "The link has a parameter that no link has."
        case .repeatedParameter(let name): "The link has the parameter '\(name.rawValue)' twice."
        case .misplacedParameter(let name):
            "A link to this path has no parameter '\(name.rawValue)'."
        case .missingParameter(let name):
            "A link to this path needs the parameter '\(name.rawValue)'."
        case .unknownValue(let name):
            "The parameter '\(name.rawValue)' has a value that isn't on its list."
        }
    }
}
