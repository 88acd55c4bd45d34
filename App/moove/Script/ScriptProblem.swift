/// A line of a script that is no action, or one that isn't possible where the script stands.
struct ScriptProblem: Error, Equatable {
    let line: Int
    let message: String
}
