/// Why a text is no address of a Sentry project; nothing of the text is in it.
public enum SentryDSNProblem: Error, Sendable, Equatable {
    case notAnAddress
    case insecure
    case withoutKey
    case keyForm
    case secretKey
    case host
    case withoutProject
}

extension SentryDSNProblem: CustomStringConvertible {
    public var description: String {
        "The Sentry DSN \(fault), so nothing can be sent. To fix, \(remedy)."
    }

    private var fault: String {
        switch self {
        case .notAnAddress: "is no address"
        case .insecure: "has 'http' and a host other than this machine"
        case .withoutKey: "has no public key"
        case .keyForm: "has a public key that isn't 32 hexadecimal digits"
        case .secretKey: "has a secret key, which Sentry no longer needs"
        case .host: "has a host or port of no known form"
        case .withoutProject: "doesn't end with a project"
        }
    }

    private var remedy: String {
        switch self {
        case .insecure: "begin it with 'https'"
        case .secretKey: "remove the colon before the '@' and what is between them"
        case .notAnAddress, .withoutKey, .keyForm, .host, .withoutProject:
            "copy it from the project's settings, as 'https://KEY@HOST/PROJECT'"
        }
    }
}
