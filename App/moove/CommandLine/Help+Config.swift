extension Help {
    /// What `moove help config` explains besides the command: file, variables, and who wins.
    static var configuration: String {
        """

        Where keys come from, later ones winning:
          1. The file: --config FILE, else $MOOVE_CONFIG, else $XDG_CONFIG_HOME/moove/config.json,
             else ~/.config/moove/config.json, if it is there. JSON, {"vendors":{"mixpanel":
             {"token":"…"}}}, with comments that begin with //. With secrets in it, only its
             owner may read it: chmod 600.
          2. Variables, as listed below. An empty one is as none.
        As soon as there is a file or a variable, a vendor without keys is off: it gets no call, and
        the features make no factories for it. Half of a vendor's keys is an error. Without either,
        every vendor is on with demo keys, which never reach a vendor.

        \(section("Keys, texts without spaces unless it says otherwise", keys))

        """
    }

    private static var keys: [(String, String)] {
        VendorName.allCases.flatMap { vendor in
            vendor.keys.all.map { key in
                let variable = ConfigurationKey.variable(key.name, of: vendor)
                return ("\(vendor.rawValue).\(key.name)", "\(key.explanation). \(variable)")
            }
        }
    }
}
