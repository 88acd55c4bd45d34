extension Summary {
    /// The numbers for people: calls and failures, then each vendor's records and requests.
    func lines(of name: String, in style: Style) -> [String] {
        let failures = style(self.failures == 0 ? .green : .red, "failure".counted(self.failures))
        let vendors = records.keys.sorted().map { vendor in
            let requests = requests[vendor].map { "/\($0)" } ?? ""
            return "\(vendor) \(records[vendor, default: 0])\(requests)"
        }
        let list = vendors.dropLast().map { $0 + "," } + vendors.suffix(1)
        let lines = (["  records/requests:"] + list).filled(to: Columns.width)
        return ["\(style(.bold, name)): \("call".counted(calls)); \(failures)"]
            + lines.map { $0.hasPrefix(" ") ? $0 : "    \($0)" } + openLine
    }

    /// Says what the vendors will be told of the flow, and haven't been.
    private var openLine: [String] {
        guard openJourneys > 0 else { return [] }
        let count = "journey".counted(openJourneys)
        return ["  still open: \(count), told by the next launch (--keep)"]
    }
}
