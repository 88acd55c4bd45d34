import Testing

/// Every sequence of steps up to a length, against a model of what consent promises.
@Suite struct ConsentModelTests {
    private static let length = 6

    @Test(arguments: ModelStep.allCases)
    func `every sequence of six steps gives each vendor what the decisions allow`(
        first: ModelStep
    ) {
        let failure = Self.firstFailure(after: first)
        #expect(failure == nil)
    }

    /// The shortest sequence from a first step on that goes wrong, and how.
    private static func firstFailure(after first: ModelStep) -> String? {
        let steps = ModelStep.allCases
        let vendors = ModelVendors()
        var sequence = Array(repeating: steps[0], count: length)
        sequence[0] = first
        var failure: (count: Int, text: String)?
        var number = 0
        while number < 1 << (3 * (length - 1)) {
            // What is the same in the sequence before was judged then.
            let judged = number == 0 ? 0 : length - 1 - number.trailingZeroBitCount / 3
            var position = max(1, judged)
            while position < length {
                sequence[position] = steps[number >> (3 * (length - 1 - position)) & 7]
                position += 1
            }
            if let (count, difference) = difference(in: sequence, vendors, from: judged),
                count < failure?.count ?? .max
            {
                failure = (count, text(of: sequence.prefix(count), difference))
            }
            number += 1
        }
        return failure?.text
    }

    /// The first step, counted from 1, that goes wrong from a position on, and how.
    private static func difference(
        in sequence: [ModelStep],
        _ vendors: ModelVendors,
        from start: Int
    ) -> (count: Int, difference: String)? {
        var run = ModelRun(vendors)
        var model = ConsentModel()
        var position = 0
        while position < length {
            run.take(sequence[position])
            model.take(sequence[position])
            if position >= start, let difference = run.difference(from: model) {
                return (position + 1, difference)
            }
            position += 1
        }
        return nil
    }

    private static func text(of sequence: some Sequence<ModelStep>, _ difference: String) -> String
    {
        sequence.map { "\($0)" }.joined(separator: ", ") + ": " + difference
    }
}
