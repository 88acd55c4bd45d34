extension Outbox {
    func requireVendor(_ vendor: String) {
        guard vendors.contains(vendor) else { fatalError(Self.problem(withUnknown: vendor)) }
    }

    /// What a vendor that the outbox was not made for leads to.
    static func problem(withUnknown vendor: String) -> String {
        "The outbox has no vendor '\(vendor)', so nothing of it can be kept. "
            + "To fix, name it where the outbox is made."
    }

    /// Whether a vendor's tables can have its name, in UTF-8.
    static func canName(_ vendor: some Collection<UInt8>) -> Bool {
        !vendor.isEmpty
            && vendor.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Why there can be no outbox for these vendors, in one sentence and a way out.
    static func problem(with vendors: [String]) -> String? {
        for vendor in vendors where !canName(vendor.utf8) {
            return "'\(vendor)' can't name a vendor's table in the outbox. "
                + "To fix, use lower-case letters, digits and underscores."
        }
        guard Set(vendors).count == vendors.count else {
            return "The outbox's vendors \(vendors) name one twice, so its records would be in two "
                + "queues. To fix, name each once."
        }
        return nil
    }
}
