import HeraldCore

/// Reads every key and value; the order of the dictionary doesn't matter.
@inline(never)
func checksum(of parameters: [String: AnalyticsValue]) -> UInt64 {
    var sum: UInt64 = 0
    for (key, value) in parameters {
        let length = UInt64(truncatingIfNeeded: key.utf8.count)
        sum &+= (length &* 31) ^ checksum(of: value)
    }
    return sum
}

@inline(__always)
private func checksum(of value: AnalyticsValue) -> UInt64 {
    switch value {
    case .string(let text): UInt64(truncatingIfNeeded: text.utf8.count)
    case .int(let number): UInt64(truncatingIfNeeded: number)
    case .double(let number): number.bitPattern
    case .bool(let isTrue): isTrue ? 1 : 2
    }
}
