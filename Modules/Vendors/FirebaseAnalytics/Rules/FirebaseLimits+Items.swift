import VendorDelivery

extension FirebaseLimits {
    /// The members of an item that GA4 has a name for.
    static let itemMembers: Set<String> = [
        "affiliation", "coupon", "creative_name", "creative_slot", "currency", "discount", "index",
        "item_brand", "item_category", "item_category2", "item_category3", "item_category4",
        "item_category5", "item_id", "item_list_id", "item_list_name", "item_name", "item_variant",
        "location_id", "price", "promotion_id", "promotion_name", "quantity",
    ]

    /// Checks a member of an item, read before.
    static func check(itemMember value: JSONValue, named name: String) throws(VendorRule) {
        switch name {
        case AnalyticsParameterPrice:
            if !value.isNumber { throw itemMemberType }
        case AnalyticsParameterQuantity:
            guard case .integer = value else { throw itemMemberType }
        case AnalyticsParameterCurrency:
            if !isCode(value) { throw currencyCode }
        default: break
        }
    }

    /// Checks an item as a whole.
    static func check(item: JSONMembers) throws(VendorRule) {
        if !isNamed(item, by: AnalyticsParameterItemID),
            !isNamed(item, by: AnalyticsParameterItemName)
        {
            throw itemIDRequired
        }
        // Most items are too small to have too many.
        guard item.all.count > itemCustomParameterCount else { return }
        let customCount = item.all.count { !itemMembers.contains($0.key) }
        if customCount > itemCustomParameterCount { throw itemCustomCount }
    }

    private static func isNamed(_ item: JSONMembers, by key: String) -> Bool {
        if case .string(let name) = item[key] { !name.isEmpty } else { false }
    }
}
