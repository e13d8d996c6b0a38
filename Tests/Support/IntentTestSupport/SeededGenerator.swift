/// A random number generator whose seed makes failures reproducible: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// Returns a short text of letters, punctuation and invisible characters of several scripts.
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
