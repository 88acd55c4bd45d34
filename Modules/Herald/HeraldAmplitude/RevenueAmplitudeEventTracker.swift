@preconcurrency public import AmplitudeSwift
import HeraldCore

/// Records revenue in Amplitude's own form, which its revenue reports are built on.
public struct RevenueAmplitudeEventTracker: AmplitudeEventTracker, Sendable {
    private let event: AmplitudeRevenueEvent
    private let amplitude: Amplitude

    public init(event: AmplitudeRevenueEvent, amplitude: Amplitude) {
        self.event = event
        self.amplitude = amplitude
    }

    /// - Throws: ``Refusal`` when an amount isn't finite, the quantity is below 1, the currency isn't
    ///   three capital letters, or a parameter is where Amplitude's own goes.
    public func track() throws {
        if let refusal = RevenueRules.refusal(of: event) { throw refusal }
        let options = event.insertId.map { EventOptions(insertId: $0) }
        amplitude.revenue(revenue: vendorRevenue, options: options)
    }

    private var vendorRevenue: Revenue {
        let revenue = Revenue()
        revenue.price = event.price
        revenue.quantity = event.quantity
        revenue.productId = event.productId
        revenue.revenueType = event.revenueType
        revenue.currency = event.currency
        revenue.revenue = event.revenue
        revenue.receipt = event.receipt
        revenue.receiptSig = event.receiptSig
        revenue.properties = event.parameters.toAmplitudeProperties()
        return revenue
    }
}
