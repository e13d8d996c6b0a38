/// Other words for the names of system symbols: those of newer systems, and directions of reading.
struct SymbolNames {
    let isRightToLeft: Bool

    /// A name in the words of the table: nil if it has no other words.
    func usual(_ words: [Substring]) -> String? {
        guard words.contains(where: Self.others.contains) else { return nil }
        var words = words.map(directed)
        if words.contains(where: Self.newer.contains) {
            var name = "." + words.joined(separator: ".") + "."
            for phrase in Self.phrases { name.replace(".\(phrase.newer).", with: ".\(phrase.usual).") }
            words = name.split(separator: ".").map { $0[...] }
        }
        if let last = words.last, words.count > 1, Self.endings.contains(last) { words.removeLast() }
        // The number of seconds is in the arrow.
        if let first = words.first, words.count > 1, let arrow = Self.skips[first] {
            words = words.dropFirst() + [arrow]
        }
        return words.joined(separator: ".")
    }

    private func directed(_ word: Substring) -> Substring {
        guard let (isForward, rest) = Self.directions[word] else { return word }
        return (isForward == isRightToLeft ? "left" : "right") + rest
    }

    /// Directions of reading.
    private static let directions: [Substring: (isForward: Bool, rest: Substring)] = [
        "forward": (true, ""), "trailing": (true, ""), "trailinghalf": (true, "half"), "trailingthird": (true, "third"),
        "backward": (false, ""), "leading": (false, ""), "leadinghalf": (false, "half"),
        "leadingthird": (false, "third"),
    ]

    /// Words by which a phrase of a newer system is recognized.
    private static let newer: Set<Substring> = ["document", "page", "trianglehead"]

    /// Phrases of newer systems, and those of the table.
    private static let phrases: [(newer: String, usual: String)] = [
        ("document", "doc"), ("text.page", "doc.text"), ("richtext.page", "doc.richtext"),
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.2.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise", "arrow.2.circlepath"),
        ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
        ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.circlepath"),
        ("arrow.trianglehead", "arrow"),
    ]

    /// Forms for a script or on a dark background, which are drawn as the usual form.
    private static let endings: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "inverse", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
        "rtl", "ru", "sat", "si", "ta", "te", "th", "zh",
    ]

    private static let skips: [Substring: Substring] = [
        "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise",
    ]

    private static let others = newer.union(endings).union(directions.keys).union(skips.keys)
}
