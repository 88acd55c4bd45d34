extension FieldReport {
    /// Queues, files and requests.
    static let delivery = [
        FieldReport(
            "1",
            "segmentio/analytics-swift #448",
            seen: "going to the background once makes two flushes, neither under a background task",
            right: "one flush, and time to end it",
            .outOfReach(
                why: "a program on Linux is not sent to the background",
                rule: "a flush is one call for each vendor, and one process sends for a vendor",
                proofs: [
                    .own("one flush of the app is one flush of each vendor", "Screen"),
                    Proof(
                        "one holder at a time sends a vendor's records",
                        in: "VendorDeliveryTests/SenderLease"
                    ),
                ]
            )
        ),
        FieldReport(
            "2",
            "segmentio/analytics-swift #277",
            seen: "tracking on the main thread hangs while a flush removes a file",
            right: "tracking waits for no request, and nothing waits for the main thread",
            .shown(by: [
                .own("track returns on the main thread while a request is on its way", "Queue")
            ])
        ),
        FieldReport(
            "3",
            "segmentio/analytics-swift #152, PR #153",
            seen: "a blocked host gets a request for each of 1,500 stored batches, each 30 seconds",
            right: "one request at a time, pauses that grow, and a bound on what waits",
            .shown(by: [
                .own(
                    "a vendor that can't be reached is asked once a pause, however much waits",
                    "Queue"
                ),
                .own("what a full queue drops is counted and told once", "Queue"),
                Proof(
                    "pauses double up to a minute, each a random part",
                    in: "VendorDeliveryTests/Sender"
                ),
            ])
        ),
        FieldReport(
            "12",
            "mixpanel/mixpanel-swift PR #657",
            seen:
                "a lock held around a write that waits for the main thread is a deadlock at launch",
            right: "no lock is held while anybody is called, but a vendor in its turn",
            .outOfReach(
                why: "there is no such store of defaults here, and no focus to lose",
                rule: "whoever is told of something may call back at once",
                proofs: [
                    .own("who is told of a problem may use the outbox at once", "Queue"),
                    Proof("a scope may track", in: "HeraldCoreTests/Occurrence"),
                    Proof(
                        "what takes the event may call back",
                        in: "AnalyticsDiagnosticsTests/ScreenTracker"
                    ),
                ]
            )
        ),
        FieldReport(
            "14",
            "amplitude/Amplitude-Swift #307, PR #308",
            seen: "a launch is killed, since events write to storage on the main thread",
            right: "a launch is done under contention",
            .shown(by: [
                .own("a launch is done while somebody else keeps the outbox locked", "Queue"),
                Proof(
                    "while another process writes, records wait in memory up to a bound",
                    in: "VendorDeliveryTests/OutboxFailure"
                ),
            ])
        ),
        FieldReport(
            "20",
            "PostHog/posthog-ios PR #584",
            seen: "of two queues that watch one network, the second takes the first one's callback",
            right: "both are told",
            .outOfReach(
                why: "nothing here watches a network: a sender asks, and pauses",
                rule: "what several wait for tells each of them",
                proofs: [
                    .own("both of two senders that wait for one thing are told", "Queue"),
                    Proof(
                        "two bodies at a time are both told",
                        in: "VendorDeliveryTests/Cancellation"
                    ),
                ]
            )
        ),
    ]
}
