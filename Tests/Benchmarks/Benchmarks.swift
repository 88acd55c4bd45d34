#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@main
enum Benchmarks {
    static func main() {
        do throws(UsageError) {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            exit(try run(options) ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch {
            note("error: \(error)")
            exit(UsageError.exitCode)
        }
    }

    /// Whether no target was missed.
    private static func run(_ options: Options) throws(UsageError) -> Bool {
        if options.isHelp {
            print(Options.help)
            return true
        }
        if let events = options.trackedEvents {
            return track(events, isJournaled: !options.isDirect)
        }
        let benchmarks = try options.selected(from: Benchmark.all)
        let table = Table(for: benchmarks)
        if options.isList {
            for benchmark in benchmarks {
                print(table.entry(for: benchmark))
            }
            return true
        }
        return measure(benchmarks, by: options, into: table)
    }

    private static func measure(
        _ benchmarks: [Benchmark],
        by options: Options,
        into table: Table
    ) -> Bool {
        #if DEBUG
        note("warning: built without optimisation, so the figures say nothing; use '-c release'")
        #endif
        let plan = Plan(rounds: options.rounds, counter: AllocationCounter())
        var hasPassed = true
        if !options.isJSON {
            print(table.header)
        }
        for benchmark in benchmarks {
            let row = Row(of: benchmark, by: plan)
            hasPassed = hasPassed && row.hasPassed != false
            print(options.isJSON ? JSONLine(row: row).description : table.text(of: row))
            fflush(nil)
        }
        return hasPassed
    }

    /// Tracks so many events between two notes, by which their system calls are found.
    ///
    /// Whoever looks makes the writer many times slower, so it is waited for now and then.
    private static func track(_ events: Int, isJournaled: Bool) -> Bool {
        do {
            let vendors = try DurableVendors(isJournaled: isJournaled)
            note("tracking begins")
            for number in 0..<events {
                vendors.track(EventSamples.computed, at: number)
                if number % 1_000 == 0 { try vendors.settle() }
            }
            note("tracking ends")
            try vendors.settle()
            try vendors.requireQueued(events * FiveStandIns.vendors.count)
            return true
        } catch {
            note("error: \(error)")
            return false
        }
    }

    private static func note(_ text: String) {
        let line = Array("\(text)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
