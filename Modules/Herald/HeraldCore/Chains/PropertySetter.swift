/// One vendor call for one property.
public protocol PropertySetter {
    func set() throws
}
