/// A configuration in which every key is explained, and none is set.
enum ConfigurationTemplate {
    static var text: String {
        """
        // Which vendors moove has, and their keys. A vendor without keys is off.
        // Lines that begin with // are comments: take the slashes away from what you fill in.
        // Only you may read this file once it has keys: chmod 600.
        // Variables win over it: see moove help config.
        {
          "vendors": {
        \(VendorName.allCases.map(section).joined(separator: "\n"))
          }
        }

        """
    }

    private static func section(of vendor: VendorName) -> String {
        let keys = vendor.keys.all.map { key in
            guard let example = key.example else {
                return "    //   // \(key.name): \(key.summary)"
            }
            return "    //   \"\(key.name)\": \(value(example, key.kind)), // \(key.summary)"
        }
        let lines = ["    // \"\(vendor.rawValue)\": {"] + keys + ["    // },"]
        return lines.joined(separator: "\n")
    }

    private static func value(_ example: String, _ kind: ConfigurationKey.Kind) -> String {
        switch kind {
        case .secret, .text, .word: return "\"\(example)\""
        case .number: return example
        case .table:
            let members = (ConfigurationKey.Kind.table(in: example) ?? [:]).sorted { $0 < $1 }
            return "{\(members.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", "))}"
        }
    }
}
