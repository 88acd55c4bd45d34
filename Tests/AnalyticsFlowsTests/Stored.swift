import AnalyticsFlows
import Foundation
import Testing

/// Flows of processes that are dead, as this process finds them.
enum Stored {
    /// Starts flows in a process that is killed while it has them.
    ///
    /// Each text holds the steps of one flow.
    static func killed(_ path: String, _ flows: [String]) async {
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, flows = flows as [String]] in
            let launch = Launch(path)
            let register = FlowRegister(launch.recorder())
            for (number, steps) in flows.enumerated() {
                register.start(FlowId("\(number)"))
                for step in steps.split(separator: " ") {
                    launch.milliseconds.value += 2_000
                    register.begin(try #require(.init(rawValue: String(step))), FlowId("\(number)"))
                }
            }
            kill(getpid(), SIGKILL)
        }
    }

    /// Writes what a dead process would have left.
    static func file(_ text: String, _ path: String, named name: String = "1.flow") throws {
        let folder = URL(filePath: "\(path)/1-0")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
}
