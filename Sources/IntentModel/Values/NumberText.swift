extension Double {
    /// The shortest text that reads back as this number, whole numbers without a fraction: `12`, `0.5`, `1e21`.
    package var shortText: String {
        let text = description
        if text.hasSuffix(".0") { return String(text.dropLast(2)) }
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[mark...].dropFirst()) else { return text }
        return text[..<mark] + "e" + String(exponent)
    }
}

extension Duration {
    /// The seconds as decimal text without trailing zeros, exact: `90`, `-0.25`.
    package var secondsText: String {
        let (seconds, attoseconds) = components
        guard attoseconds != 0 else { return String(seconds) }
        let digits = String(attoseconds.magnitude)
        let padded = String(repeating: "0", count: 18 - digits.count) + digits
        let fraction = padded[...(padded.lastIndex { $0 != "0" } ?? padded.startIndex)]
        return (attoseconds < 0 ? "-" : "") + "\(seconds.magnitude).\(fraction)"
    }

    /// The seconds as the nearest number that a Double holds.
    package var seconds: Double {
        // Through text, since a sum would round twice. Decimal digits always read back.
        Double(secondsText) ?? 0
    }
}
