/// Two ways to do the same work, each a closure that the harness calls again and again.
///
/// Before and after the timed rounds each is called a few times more: to compare the work, to find how
/// many calls fill a round, and to count requests for memory.
///
/// The closures return a number that depends on the work done, such as the total of the sinks. After
/// the first call of each the two numbers must be equal, or the row fails: the work was not the same.
struct Contest {
    /// How often one call of a closure does the work.
    let operations: Int
    let ours: () throws -> UInt64
    let floor: () throws -> UInt64
    /// Lets what either side left running end; called before each is timed.
    var settle: () throws -> Void = {}
    /// How long the slower side takes for a round at least; longer than what only now and then happens.
    var roundNanoseconds = 5_000_000.0
}
