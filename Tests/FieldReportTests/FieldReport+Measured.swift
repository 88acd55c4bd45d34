extension FieldReport {
    /// What was measured on Linux, with five destinations in memory and one event of four parameters.
    static let measured = [
        FieldReport(
            "cost of an event",
            segment,
            seen: "77 µs and 380 allocations an event on the caller's thread",
            right: "an event costs its vendors' calls, and is read once",
            .shown(by: [
                .own(
                    "an event is read once for all vendors, and the device known once for all events",
                    "Value"
                ),
                Proof(
                    "five generic vendors make one reading",
                    in: "HeraldCoreTests/ParameterReading"
                ),
            ])
        ),
        FieldReport(
            "integers",
            segment,
            seen: "1000000001 is written as 1000000000.9999998976",
            right: "integers digit for digit, other numbers in their shortest exact form",
            .shown(by: [
                .own("an integer arrives digit for digit", "Value"),
                .own("another number arrives in its shortest exact form", "Value"),
            ])
        ),
        FieldReport(
            "not a number",
            segment,
            seen: "one NaN makes a whole batch invalid JSON",
            right: "that parameter is left out and reported, everything else arrives",
            .shown(by: [
                .own("one number that isn't finite spoils no other event of its request", "Value")
            ])
        ),
        FieldReport(
            "before the settings",
            segment,
            seen: "of 5,000 events before the settings arrive 1,000 are delivered, silently",
            right: "a stated bound, and an exact count of what was dropped",
            .shown(by: [
                .own(
                    "of 5,000 events before a decision the latest 1,000 go, and the others are counted",
                    "Loss"
                )
            ])
        ),
        FieldReport(
            "kill",
            segment,
            seen: "a kill right after tracking loses ten events of ten",
            right: "none is lost",
            .shown(by: [
                .own("no event is lost to a kill after track has returned", "Loss"),
                Proof(
                    "a call that was over when the process was killed is found whole, and once",
                    in: "VendorDeliveryTests/RecordWriterProcess"
                ),
            ])
        ),
        FieldReport(
            "full disk",
            segment,
            seen: "1,684 of 2,000 events are lost, and nobody is told",
            right: "it is told, events wait in memory up to a bound, and the others are counted",
            .shown(by: [
                .own(
                    "a full disk is told of, and each of 2,000 records waits or is counted",
                    "Loss"
                ),
                Proof(
                    "what a full disk doesn't take waits, and is stored when there is room",
                    in: "VendorDeliveryTests/OutboxSpace"
                ),
            ])
        ),
        FieldReport(
            "settings",
            segment,
            seen:
                "settings are parsed for each destination and event, the context made for each event",
            right: "once",
            .shown(by: [
                .own(
                    "an event is read once for all vendors, and the device known once for all events",
                    "Value"
                )
            ])
        ),
        FieldReport(
            "full queue",
            "open-telemetry/opentelemetry-swift-core",
            seen: "a full queue drops 3.6 % of what it is given, silently",
            right: "what is dropped is counted and told",
            .shown(by: [
                .own("what a full queue drops is counted and told once", "Queue"),
                Proof(
                    "it is told of once a run, and each eviction is counted",
                    in: "VendorDeliveryTests/OutboxBacklog"
                ),
            ])
        ),
    ]

    private static let segment = "segmentio/analytics-swift at c9a0d63"
}
