// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Adjust's environments, as its SDK has them: global constants.

public let ADJEnvironmentSandbox = "sandbox"
public let ADJEnvironmentProduction = "production"
