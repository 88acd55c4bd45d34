extension Help {
    /// The lines that `--json` prints.
    static let json = """
        --json prints one JSON object a line. Keys are stable; more may be added.

        {"type":"vendors","credentials":"demo|configured","on":[V…],"off":{V:WHY}}
            First: which vendors are on, and why others are off. Again where a flow leaves some out.
            Demo keys never reach a vendor.
        {"type":"action","flow":F,"line":N,"action":"choose adult","message":TEXT?}
            An action of a script, before its calls, and what the app tells the person. Line 0 is the
            app's launch.
        {"type":"call","flow":F,"seq":N,"operation":OPERATION,"name":NAME?}
            A call that the app made: track, set, identify, reset, start, flush or consent.
        {"type":"route","seq":N,"vendor":V,"outcome":OUTCOME,"factory":TYPE?,"module":MODULE?,
         "trackers":[TYPE…],"rule":RULE?,"error":TEXT?}
            What one vendor did with it. Outcomes: claimed, dropped, declined, held, blocked, refused,
            failed. Errors hold no values.
        {"type":"request","vendor":V,"method":"POST","url":URL,"contentType":TYPE,"body":BODY}
            What the vendor would get for the action, in batches; secrets are shown as "•••".
        {"type":"summary","flow":F?,"calls":N,"outcomes":{OUTCOME:N},"records":{V:N},
         "requests":{V:N},"failures":N}
            A flow's sum; without "flow" that of all flows.
        {"type":"flow","flow":F,"summary":TEXT}
            What 'moove demo --list' shows.
        {"type":"consent","purpose":PURPOSE,"state":"undecided|granted|denied","epoch":N}
            What 'moove consent' shows. Each decision has a higher epoch than the one before.
        {"type":"setting","key":"mixpanel.token","value":"•••","source":SOURCE}
            What 'moove config' shows: a key that is set, and the file or variable it comes from.
        """
}
