extension Help {
    /// The lines that `--json` prints.
    static let json = """
        --json prints one JSON object a line. Keys are stable; more may be added.

        {"type":"vendors","credentials":"demo|configured","on":[V…],"off":{V:WHY}}
            First: which vendors are on, and why others are off. Again where a flow leaves some out.
            Demo keys never reach a vendor.
        {"type":"action","flow":F,"line":N,"action":"choose adult","message":TEXT?,
         "details":[TEXT…]?}
            An action of a script, before its calls, and what the app tells the person: in the
            inspector also the latest calls in view. Line 0 is the app's launch.
        {"type":"call","flow":F,"seq":N,"operation":OPERATION,"name":NAME?}
            A call that the app made: track, set, identify, reset, start, flush or consent.
        {"type":"route","seq":N,"vendor":V,"outcome":OUTCOME,"factory":TYPE?,"module":MODULE?,
         "trackers":[TYPE…],"rule":RULE?,"error":TEXT?}
            What one vendor did with it. Outcomes: claimed, dropped, declined, held, blocked, refused,
            failed. Errors hold no values.
        {"type":"request","vendor":V,"method":"POST","url":URL,"contentType":TYPE,"body":BODY}
            What the vendor would get for the action, in batches; secrets are shown as "•••".
        {"type":"summary","flow":F?,"calls":N,"outcomes":{OUTCOME:N},"records":{V:N},
         "requests":{V:N},"failures":N,"openJourneys":N?}
            A flow's sum; without "flow" that of all flows. "openJourneys" counts journeys, such as a
            checkout, that were open at the end: the next launch on what is stored tells of them.
        {"type":"delivery","flow":F?,"vendor":V,"outcome":OUTCOME,"requests":N,"delivered":N,
         "repeated":N,"inDoubt":N,"dead":N,"problem":TEXT?}
            What came of sending a vendor's records; "repeated" counts records that stayed queued to
            be sent again. Outcomes: sent, cancelled, not_permitted, not_reached, asked_to_wait,
            refused, held (another process sends them), out_of_time, failed, no_keys (the vendor has
            none, so its records stay queued).
        {"type":"queue","vendor":V,"queued":N,"sent":N,"retried":N,"inDoubt":N,"dead":N,"purged":N,
         "evicted":N,"dropped":N,"oldest":MICROSECONDS?,"pausedUntil":MICROSECONDS?}
            What 'moove inspect' shows of a vendor. All but "retried" count records, each once.
            "pausedUntil" is when the vendor last asked to be sent nothing before.
        {"type":"aside","vendor":V,"cause":"dead|in_doubt","name":NAME,"key":KEY,
         "time":MICROSECONDS,"reason":TEXT}
            A record that was not delivered, or of which nobody knows. Times are since 1970 UTC.
        {"type":"directory","path":PATH,"bytes":N,"unreadable":N}
            The data directory, what its files take, and how many damaged records are kept aside.
        {"type":"flow","flow":F,"summary":TEXT}
            What 'moove demo --list' shows.
        {"type":"consent","purpose":PURPOSE,"state":"undecided|granted|denied","epoch":N,
         "purged":N?,"forgottenJourneys":N?}
            What 'moove consent' shows. Each decision has a higher epoch than the one before; what
            was queued for a purpose that is no longer granted is purged, and journeys are forgotten
            of which nobody may be told any more.
        {"type":"setting","key":"mixpanel.token","value":"•••","source":SOURCE}
            What 'moove config' shows: a key that is set, and the file or variable it comes from.
        """
}
