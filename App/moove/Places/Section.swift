/// The sections that the home screen leads to: each feature is registered here, and nowhere else.
enum Section: String, CaseIterable, Sendable {
    case tickets
    case passes
    case search
    case profile
    case inspector

    func place(_ services: PlaceServices) -> any Place {
        switch self {
        case .tickets: TicketsPlace(services)
        case .passes: CheckoutPlace(services)
        case .search: SearchPlace(services)
        case .profile: ProfilePlace(services)
        case .inspector: InspectorPlace(services)
        }
    }
}
