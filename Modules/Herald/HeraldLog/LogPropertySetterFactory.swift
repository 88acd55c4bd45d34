public import HeraldCore

/// Says what the log shows of some properties.
public typealias LogPropertySetterFactory = PropertySetterFactory<any LogPropertySetter>

/// The log's chain for properties.
public typealias CompositeLogPropertySetterFactory =
    CompositePropertySetterFactory<any LogPropertySetter>

/// Ends the log's chain for properties by reporting what no factory answered for.
public typealias RequireMappedLogPropertySetterFactory =
    RequireMappedPropertySetterFactory<any LogPropertySetter>
