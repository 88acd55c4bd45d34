import AnalyticsDiagnostics
import Testing

@Suite struct ScreenVisibilityTests {
    @Test func `every sequence of up to five inputs answers as the model does`() {
        var sequences: [[Input]] = [[]]
        var count = 0
        for _ in 1...5 {
            sequences = sequences.flatMap { start in Input.allCases.map { start + [$0] } }
            count += sequences.count
            for inputs in sequences {
                let expected = Model.moments(of: inputs)
                #expect(Self.moments(of: inputs) == expected, "\(inputs)")
            }
        }
        #expect(count == 6 + 36 + 216 + 1296 + 7776)
    }

    @Test(
        arguments: [
            ([.appear], [.visible]),
            ([.appear, .appear], [.visible, nil]),
            ([.appear, .disappear, .appear], [.visible, .hidden, .visible]),
            ([.appear, .background, .active], [.visible, .hidden, .visible]),
            ([.appear, .inactive, .active], [.visible, nil, nil]),
            ([.appear, .background, .background, .active], [.visible, .hidden, nil, .visible]),
            ([.appear, .background, .inactive, .active], [.visible, .hidden, nil, .visible]),
            ([.appear, .background, .disappear, .active], [.visible, .hidden, nil, nil]),
            ([.background, .appear], [nil, .visible]),
            ([.appearInBackground, .active], [nil, .visible]),
            ([.appearInBackground, .disappear], [nil, nil]),
            ([.disappear, .active, .inactive], [nil, nil, nil]),
        ] as [([Input], [ScreenMoment?])]
    )
    func `a visit begins when the screen comes into view`(
        inputs: [Input],
        moments: [ScreenMoment?]
    ) {
        #expect(Self.moments(of: inputs) == moments)
        #expect(Model.moments(of: inputs) == moments)
    }

    private static func moments(of inputs: [Input]) -> [ScreenMoment?] {
        var visibility = ScreenVisibility()
        return inputs.map { input in
            switch input {
            case .appear: visibility.appeared()
            case .appearInBackground: visibility.appeared(inBackground: true)
            case .disappear: visibility.disappeared()
            case .active: visibility.phaseChanged(to: .active)
            case .inactive: visibility.phaseChanged(to: .inactive)
            case .background: visibility.phaseChanged(to: .background)
            }
        }
    }
}

enum Input: CaseIterable, Sendable {
    case appear, appearInBackground, disappear, active, inactive, background
}

/// What is true after some inputs, looked up in them backwards; a moment is a change of it.
private enum Model {
    static func moments(of inputs: [Input]) -> [ScreenMoment?] {
        inputs.indices.map { index in
            let before = isInView(after: inputs[..<index])
            let after = isInView(after: inputs[...index])
            return before == after ? nil : after ? .visible : .hidden
        }
    }

    private static func isInView(after inputs: ArraySlice<Input>) -> Bool {
        guard let start = lastAppearance(in: inputs) else { return false }
        let phases = inputs[start...].filter { $0 == .active || $0 == .background }
        switch phases.last {
        case .active: return true
        case .background: return false
        default: return inputs[start] == .appear
        }
    }

    /// Where the appearance that holds began, if one does: the first after the last disappearance.
    private static func lastAppearance(in inputs: ArraySlice<Input>) -> Int? {
        let start = inputs.lastIndex(of: .disappear) ?? inputs.startIndex
        return inputs[start...].firstIndex { $0 == .appear || $0 == .appearInBackground }
    }
}
