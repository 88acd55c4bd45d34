import HeraldCore

extension ConsentGroup {
    /// Keeps a call that its providers don't get now, and says whether they may get it later.
    mutating func keep(
        _ call: HeraldCall,
        at occurrence: Occurrence,
        _ counts: inout ConsentCounts
    ) -> Bool {
        switch call {
        case .track(let event):
            guard held != nil else {
                counts.blocked += 1
                return false
            }
            if held?.add(event, at: occurrence) == true { counts.dropped += 1 }
        case .set, .identify, .reset:
            held?.add(call, at: occurrence)
        case .start, .flush, .setEnabled:
            return false
        }
        return held != nil
    }
}
