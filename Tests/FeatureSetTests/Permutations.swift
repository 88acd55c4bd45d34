/// Every order of some values.
func permutations<Value>(of values: [Value]) -> [[Value]] {
    guard !values.isEmpty else { return [[]] }
    return values.indices.flatMap { index in
        var rest = values
        let first = rest.remove(at: index)
        return permutations(of: rest).map { [first] + $0 }
    }
}
