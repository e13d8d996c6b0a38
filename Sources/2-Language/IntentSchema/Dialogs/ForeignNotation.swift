/// How another language writes a placeholder, such as `\(city)`.
struct ForeignNotation {
    let start: String
    let end: String

    static let all = [
        ForeignNotation(start: "\\(", end: ")"), ForeignNotation(start: "{{", end: "}}"),
        ForeignNotation(start: "{", end: "}"),
    ]

    /// Returns what a text has between the marks of this notation.
    func names(in text: String) -> [String] {
        text.split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { name(at: $0)?.name }
    }

    /// Returns the text with placeholders instead of the names for which the condition is true.
    func rewriting(_ text: String, where isKnown: (String) -> Bool) -> String {
        let pieces = text.split(separator: start, omittingEmptySubsequences: false)
        var result = String(pieces.first ?? "")
        for piece in pieces.dropFirst() {
            // A placeholder begins with `${`.
            if result.utf8.last != UInt8(ascii: "$"), let (name, rest) = name(at: piece), isKnown(name) {
                result += "${\(name)}" + rest
            } else {
                result += start + piece
            }
        }
        return result
    }

    private func name(at piece: Substring) -> (name: String, rest: Substring)? {
        piece.firstRange(of: end).map { (String(piece[..<$0.lowerBound]), piece[$0.upperBound...]) }
    }
}
