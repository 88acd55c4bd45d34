extension VendorName {
    /// How wide the vendor's column of a brief transcript is, the space to the next included.
    var columnWidth: Int {
        switch self {
        case .firebase: 17
        case .mixpanel: 14
        case .amplitude: 15
        case .adjust: 9
        case .appsflyer: 14
        case .sentry: 7
        }
    }
}
