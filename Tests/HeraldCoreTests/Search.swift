/// Looks for a text wherever a value shows itself: interpolated, reflected, dumped, mirrored.
enum Search {
    /// The ways in which a value shows a text.
    static func ways(in value: Any, show text: String) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        let shown = [
            "interpolation": "\(value)",
            "reflection": String(reflecting: value),
            "dump": dumped,
            "mirror": mirrored(value, depth: 0),
        ]
        return shown.filter { $0.value.contains(text) }.keys.sorted()
    }

    /// All that a mirror reaches, as text.
    private static func mirrored(_ value: Any, depth: Int) -> String {
        guard depth < 12 else { return "" }
        let mirror = Mirror(reflecting: value)
        var text = "\(value) \(String(reflecting: value))"
        for child in mirror.children {
            text += " \(child.label ?? "") " + mirrored(child.value, depth: depth + 1)
        }
        if let parent = mirror.superclassMirror {
            for child in parent.children { text += mirrored(child.value, depth: depth + 1) }
        }
        return text
    }
}
