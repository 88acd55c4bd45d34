/// Is told whether the person agreed.
public protocol ConsentService: Sendable {
    /// Turns collection on or off. It can't call back what a vendor got before.
    func setEnabled(_ enabled: Bool)
}
