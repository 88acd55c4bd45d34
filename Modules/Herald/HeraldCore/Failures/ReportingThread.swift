/// Knows whether this thread is inside of an error reporter.
enum ReportingThread {
    private static let slot = ThreadSlot()

    static var isCurrent: Bool { slot.pointer != nil }

    static func run(_ body: () -> Void) {
        slot.pointer = UnsafeMutableRawPointer(bitPattern: 1)
        defer { slot.pointer = nil }
        body()
    }
}
