/// A value that a Mixpanel property may have: text, number, truth value, date, address, or an
/// array or a dictionary with text keys of these.
///
/// Not every array or dictionary qualifies; one that holds anything else is left out as a whole
/// and reported.
public protocol MixpanelType {}

/// The properties of an event or a profile.
public typealias Properties = [String: any MixpanelType]

extension String: MixpanelType {}
extension Bool: MixpanelType {}
extension Double: MixpanelType {}
extension Float: MixpanelType {}
extension Int: MixpanelType {}
extension Int8: MixpanelType {}
extension Int16: MixpanelType {}
extension Int32: MixpanelType {}
extension Int64: MixpanelType {}
extension UInt: MixpanelType {}
extension UInt8: MixpanelType {}
extension UInt16: MixpanelType {}
extension UInt32: MixpanelType {}
extension UInt64: MixpanelType {}
extension Array: MixpanelType {}
extension Dictionary: MixpanelType where Key == String {}
