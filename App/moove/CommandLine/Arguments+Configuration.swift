extension Arguments {
    var configurationPlace: ConfigurationPlace {
        ConfigurationPlace(named: values[.config], environment: environment)
    }

    /// What the file and the environment set.
    func settings() throws(ConfigurationProblem) -> ConfigurationSettings {
        try ConfigurationSettings(in: configurationPlace, environment: environment)
    }

    func configuration() throws(ConfigurationProblem) -> AppConfiguration {
        try settings().configuration()
    }

    /// Says why a configuration can't be used, and how the program ends then.
    func refuse(_ problem: ConfigurationProblem, on console: Console) -> ExitCode {
        console.writeError("moove: \(problem.message)")
        console.writeError("Nothing was run. To see what a configuration has: moove help config")
        return .configuration
    }
}
