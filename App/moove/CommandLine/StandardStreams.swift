import Foundation

/// The three descriptors that whoever starts a program gives it.
enum StandardStreams {
    /// Puts `/dev/null` where one of them is closed.
    ///
    /// Else a file or a connection would get its number, and what is meant for people be written
    /// there. What is written to a closed output still fails, so that the program can say so.
    static func openClosed() {
        for (descriptor, mode) in [
            (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
        ] where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest number that is free is the one that is closed.
            guard open("/dev/null", mode) == descriptor else { exit(ExitCode.disk.rawValue) }
        }
    }
}
