public import HeraldCore

/// Something the app did failed.
///
/// Only an ``ErrorReporter`` makes one. It is the same event for a vendor of statistics and for a crash
/// reporter, so neither can be told more than the other.
public struct AppErrorOccurred: Event {
    public let error: AppError

    init(_ error: AppError) {
        self.error = error
    }

    public var name: String { "app_error" }

    /// `operation`, `error_domain`, `error_code`, and for each error below it `underlying_domain` and
    /// `underlying_code`, from the second on with its number: `underlying_code_2`.
    public var parameters: [String: AnalyticsValue] {
        var parameters: [String: AnalyticsValue] = [
            "operation": .string(error.operation),
            "error_domain": .string(error.code.domain),
            "error_code": .int(error.code.code),
        ]
        for (index, underlying) in error.underlying.enumerated() {
            let number = index == 0 ? "" : "_\(index + 1)"
            parameters["underlying_domain\(number)"] = .string(underlying.domain)
            parameters["underlying_code\(number)"] = .int(underlying.code)
        }
        return parameters
    }
}
