public import HeraldCore

/// One record of the log for one property.
public protocol LogPropertySetter: PropertySetter {}
