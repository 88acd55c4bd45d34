/// The journals of dead processes, and when those are tried again that couldn't be adopted.
///
/// Another process may have kept the destination just then. What is still left in the end waits for
/// the next process.
struct DeadJournals {
    private static let mostAttempts = 9

    private(set) var areSettled = false
    private var attempts = 0
    /// How many moments to let pass until the next attempt.
    private var momentsLeft = 0

    /// Adopts them, or lets one more moment pass: 2 after the first attempt, then 4, and so on.
    mutating func adopt(with core: JournalCore) {
        guard !areSettled else { return }
        guard momentsLeft == 0 else {
            momentsLeft -= 1
            return
        }
        attempts += 1
        momentsLeft = 1 << attempts
        areSettled = core.adoptDead() || attempts == Self.mostAttempts
    }
}
