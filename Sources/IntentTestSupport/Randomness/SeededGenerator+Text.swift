extension SeededGenerator {
    /// A short text of letters, signs and hidden characters of many scripts.
    package mutating func text() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "B", "7", " ", "\"", "\\", "\n", "\u{0}", "\u{7F}", "é", "ß", "\u{301}", "车", "か", "\u{202E}",
            "\u{2028}",
            "🚗", "\u{10FFFF}", "/", "$", "{",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...8, using: &self) {
            text.append(scalars[Int.random(in: scalars.indices, using: &self)])
        }
        return String(text)
    }
}
