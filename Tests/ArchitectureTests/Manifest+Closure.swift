extension Manifest {
    /// Every target that a target depends on, by way of others too.
    func closure(of target: String) -> Set<String> {
        var closure: Set<String> = []
        var waiting = [target]
        while let name = waiting.popLast() {
            for dependency in targets.first(where: { $0.name == name })?.dependencies ?? []
            where closure.insert(dependency).inserted {
                waiting.append(dependency)
            }
        }
        return closure
    }
}
