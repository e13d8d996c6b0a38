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
    /// The seconds as the shortest decimal text: `90`, `0.25`. Exact for whole seconds.
    package var secondsText: String {
        components.attoseconds == 0 ? String(components.seconds) : seconds.shortText
    }

    /// The seconds as a number, rounded to what a Double holds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
