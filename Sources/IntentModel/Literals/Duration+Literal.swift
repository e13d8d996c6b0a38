extension Duration {
    /// A number with `ms`, `s`, `m`, `h` or `d`, or a bare one in a unit that is seconds unless said.
    package static func literal(_ text: String, unit: TimeUnit? = nil) throws(ValueTextError) -> Duration {
        let number = text.prefix { !$0.isLetter || $0 == "e" || $0 == "E" }
        let symbol = String(text[number.endIndex...])
        let named = TimeUnit.allCases.first { $0.symbol == symbol }
        guard symbol.isEmpty || named != nil, let literal = DecimalLiteral(number) else {
            throw ValueTextError("'\(text)' is no duration such as 250ms, 30s, 5m, 2h or 1d")
        }
        guard let duration = Duration(literal, named ?? unit ?? .seconds) else {
            throw ValueTextError("'\(text)' is too long for a duration")
        }
        return duration
    }

    /// Seconds as decimal text, exact; nil where it is malformed or too long.
    init?(decimalSeconds text: String) {
        guard let literal = DecimalLiteral(text) else { return nil }
        self.init(literal, .seconds)
    }

    private init?(_ literal: DecimalLiteral, _ unit: TimeUnit) {
        let (factor, power) = unit.attoseconds
        guard let all = literal.scaled(by: factor, tenToThe: power) else { return nil }
        let (seconds, attoseconds) = all.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
        guard let seconds = Int64(exactly: seconds) else { return nil }
        self.init(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
    }
}
