import VendorDelivery

/// What somebody set, key by key: from the file, then from the environment, which wins.
struct ConfigurationSettings: Sendable {
    /// The file that was read, if there is one.
    private(set) var file: String?
    private(set) var byVendor: [VendorName: [String: Setting]] = [:]
    private var variables: [String] = []

    /// Reads the file, when there is one, and the environment.
    ///
    /// - Throws: when one of them says something that can't be meant.
    init(
        in place: ConfigurationPlace,
        environment: [String: String]
    ) throws(ConfigurationProblem) {
        if let file = try ConfigurationFile(at: place) {
            self.file = file.path
            byVendor = try file.settings()
        }
        try take(environment)
    }

    /// Whether there is a file or a variable: without, the vendors have keys for demonstration.
    var isEmpty: Bool { file == nil && variables.isEmpty }

    /// The configuration that these come to.
    func configuration() throws(ConfigurationProblem) -> AppConfiguration {
        isEmpty ? .demonstration : try AppConfiguration(byVendor)
    }

    /// An empty variable is as none.
    private mutating func take(_ environment: [String: String]) throws(ConfigurationProblem) {
        for vendor in VendorName.allCases {
            for key in vendor.keys.all {
                let variable = ConfigurationKey.variable(key.name, of: vendor)
                guard let text = environment[variable], !text.isEmpty else { continue }
                guard key.kind.takes(text) else {
                    throw ConfigurationProblem(
                        "The variable \(variable) must be \(key.kind.variableWords)."
                    )
                }
                variables.append(variable)
                byVendor[vendor, default: [:]][key.name] = Setting(
                    value: Secret(text),
                    source: variable
                )
            }
        }
        try refuseUnknown(in: environment)
    }

    /// Refuses a variable that begins as a vendor's do and is none.
    private func refuseUnknown(
        in environment: [String: String]
    ) throws(ConfigurationProblem) {
        for vendor in VendorName.allCases {
            let prefix = "MOOVE_\(vendor.rawValue.uppercased())_"
            let known = vendor.keys.all.map { ConfigurationKey.variable($0.name, of: vendor) }
            let names = environment.keys.filter { $0.hasPrefix(prefix) && !known.contains($0) }
            guard let name = names.min() else { continue }
            throw ConfigurationProblem(
                "There is no variable \(name).\(Suggestion.question(for: name, in: known)) "
                    + "There are: \(known.joined(separator: ", "))."
            )
        }
    }
}
