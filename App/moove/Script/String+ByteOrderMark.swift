extension String {
    /// Without the mark that some editors begin a file with, which nobody sees.
    var withoutByteOrderMark: String {
        guard unicodeScalars.first == "\u{FEFF}" else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
    }
}
