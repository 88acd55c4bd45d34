import Dispatch
import Foundation
import HeraldCore
import VendorDelivery

extension SenderClock {
    /// Real time, whose pauses end when something else is to end.
    static func system(until ending: Cancellation) -> SenderClock {
        SenderClock(
            now: { Timestamp.now().microseconds },
            wait: { seconds, cancellation in
                let over = DispatchSemaphore(value: 0)
                ending.run {
                    cancellation.run {
                        _ = over.wait(timeout: .now() + seconds)
                    } onCancel: {
                        over.signal()
                    }
                } onCancel: {
                    over.signal()
                }
                if ending.isCancelled { cancellation.cancel() }
            },
            random: { Double.random(in: 0..<1) }
        )
    }
}
