import IntentSystem

/// A unit of time, by its name in a definition and the suffix of a duration literal. The units are in ascending order.
package enum TimeUnit: String, CaseIterable, Hashable, Sendable, Comparable {
    case milliseconds, seconds, minutes, hours, days

    /// The suffix of a literal: `30s`.
    package var symbol: String {
        switch self {
        case .milliseconds: "ms"
        case .seconds: "s"
        case .minutes: "m"
        case .hours: "h"
        case .days: "d"
        }
    }

    /// Finds a unit by its name or its symbol.
    package init?(named text: String) {
        guard let unit = TimeUnit.allCases.first(where: { $0.rawValue == text || $0.symbol == text }) else {
            return nil
        }
        self = unit
    }

    /// Finds a unit by a word with which people write it, in lowercase.
    fileprivate init?(word: Substring) {
        let names: [TimeUnit: Set<Substring>] = [
            .milliseconds: ["ms", "msec", "msecs", "millisecond"], .seconds: ["s", "sec", "secs", "second"],
            .minutes: ["m", "min", "mins", "minute"], .hours: ["h", "hr", "hrs", "hour"], .days: ["d", "day"],
        ]
        // `ms` is no plural of `m`.
        let singular = word.count > 2 && word.last == "s" ? word.dropLast() : word
        let unit = names.first { $0.value.contains(word) || $0.value.contains(singular) }
        guard let unit else { return nil }
        self = unit.key
    }

    /// Orders units from the smallest to the largest.
    package static func < (first: TimeUnit, second: TimeUnit) -> Bool {
        first.rank < second.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The length of the unit in attoseconds, as a factor and a power of ten.
    fileprivate var attoseconds: (factor: Int128, power: Int) {
        switch self {
        case .milliseconds: (1, 15)
        case .seconds: (1, 18)
        case .minutes: (6, 19)
        case .hours: (36, 20)
        case .days: (864, 20)
        }
    }
}

extension Duration {
    /// Reads a literal: a number followed by `ms`, `s`, `m`, `min`, `h` or `d`, with or without a space between them.
    /// - Parameter unit: The unit of a number without a suffix; `nil` for seconds.
    package static func literal(_ text: String, unit: TimeUnit? = nil) throws(ValueTextError) -> Duration {
        let number = text.prefix { !$0.isLetter || $0 == "e" || $0 == "E" }
        let symbol = String(text[number.endIndex...])
        let named = symbol == "min" ? .minutes : TimeUnit.allCases.first { $0.symbol == symbol }
        let digits = number.last == " " && named != nil ? number.dropLast() : number
        guard symbol.isEmpty || named != nil, let literal = DecimalLiteral(digits) else {
            throw ValueTextError(
                UserText("'\(text)' is not a duration such as 250ms, 30s, 5m, 2h or 1d"), of: text,
                meanings: Duration.literals(meantBy: text) ?? TypedNumber(text).literals)
        }
        return try Duration(literal, named ?? unit ?? .seconds, text: text)
    }

    /// Returns the literal of a duration in words, of several units, or in ISO 8601 form, such as `15 minutes`, `1h 30m` or
    /// `PT15M`; `nil` for any other text, and for one with two meanings.
    package static func literal(meantBy text: String) -> String? {
        let literals = literals(meantBy: text)
        return literals?.count == 1 ? literals?.first : nil
    }

    /// Returns the literal of a text of several units with literals as numbers; `nil` for any other text.
    static func literal(equalTo text: String) -> String? {
        // A capital M can also be a month.
        guard text.hasPrefix("PT") || text == text.lowercased(),
            let quantities = TypedQuantities(text.withoutISOPrefix, unit: TimeUnit.init(word:)), quantities.areLiterals
        else { return nil }
        return sums(of: quantities).first?.literalText
    }

    /// Returns the literals of a duration in another form; `nil` for a text without a unit. `1:30` can be of hours or of minutes.
    private static func literals(meantBy text: String) -> [String]? {
        if let durations = clockDurations(text) { return durations.map(\.literalText) }
        return TypedQuantities(text.withoutISOPrefix.withLastUnit, unit: TimeUnit.init(word:)).map { quantities in
            sums(of: quantities).filter { $0 != .zero }.map(\.literalText)
        }
    }

    private static func sums(of quantities: TypedQuantities<TimeUnit>) -> [Duration] {
        let units = quantities.parts.map(\.unit)
        guard zip(units, units.dropFirst()).allSatisfy({ $0 > $1 }) else { return [] }
        return quantities.sums(from: Duration.zero) { sum, number, unit in
            guard let literal = DecimalLiteral(number), let part = try? Duration(literal, unit, text: number) else {
                return nil
            }
            let total = quantities.isNegative ? sum - part : sum + part
            return total.hasComponents ? total : nil
        }
    }

    /// Returns the durations of a text such as `1:30` or `1:30:00`; `nil` for any other text.
    private static func clockDurations(_ text: String) -> [Duration]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, parts.allSatisfy({ $0.isASCIIDigits && $0.count <= 4 }),
            parts.dropFirst().allSatisfy({ $0.count == 2 && $0 < "60" })
        else { return nil }
        let total = parts.reduce(0) { $0 * 60 + (Int($1) ?? 0) }
        return parts.count == 3 ? [.seconds(total)] : [.seconds(total * 60), .seconds(total)]
    }

    /// Creates a duration from seconds as decimal text, exactly.
    init(decimalSeconds text: String) throws(ValueTextError) {
        guard let literal = DecimalLiteral(text) else {
            throw ValueTextError(UserText("seconds as decimal text are expected"))
        }
        try self.init(literal, .seconds, text: text)
    }

    /// Creates the duration of a number of seconds, as its shortest text states it; `nil` if there is none.
    package init?(seconds: Double) {
        guard let duration = try? Duration(decimalSeconds: seconds.shortText) else { return nil }
        self = duration
    }

    private init(_ literal: DecimalLiteral, _ unit: TimeUnit, text: String) throws(ValueTextError) {
        let (factor, power) = unit.attoseconds
        guard
            let (seconds, attoseconds) = literal.scaled(by: factor, tenToThe: power)?
                .quotientAndRemainder(dividingBy: Self.attosecondsPerSecond), let seconds = Int64(exactly: seconds)
        else {
            throw ValueTextError(
                literal.hasFraction
                    ? UserText("'\(text)' is too long for a duration, or more precise than an attosecond")
                    : UserText("'\(text)' is too long for a duration"))
        }
        self.init(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
    }

    /// The exact number of seconds as decimal text without trailing zeros: `90`, `-0.25`.
    package var secondsText: String {
        let (seconds, fraction) = attoseconds.quotientAndRemainder(dividingBy: Self.attosecondsPerSecond)
        guard fraction != 0 else { return String(seconds) }
        let padded = fraction.magnitude.padded(to: 18)
        let digits = padded[...(padded.lastIndex { $0 != "0" } ?? padded.startIndex)]
        return (fraction < 0 ? "-" : "") + "\(seconds.magnitude).\(digits)"
    }

    /// The number of seconds, rounded to the nearest `Double`.
    package var seconds: Double {
        // Adding the two components would round twice. Decimal digits always parse.
        Double(secondsText) ?? 0
    }
}

extension Duration {
    /// The duration as a literal in the largest unit in which it is a whole number, or else in seconds: `90m`, `250ms`.
    package var literalText: String {
        if self == .zero { return "0s" }
        for unit in TimeUnit.allCases.reversed() {
            if let count = count(of: unit) { return "\(count)\(unit.symbol)" }
        }
        return secondsText + TimeUnit.seconds.symbol
    }

    /// Returns the duration as a number of units; `nil` if the number is not whole.
    package func count(of unit: TimeUnit) -> Int128? {
        let (factor, power) = unit.attoseconds
        let length = (0..<power).reduce(factor) { length, _ in length * 10 }
        return attoseconds % length == 0 ? attoseconds / length : nil
    }
}

extension Duration {
    private static let attosecondsPerSecond: Int128 = 1_000_000_000_000_000_000

    /// Whether the number of whole seconds has 64 bits, as `components` requires.
    var hasComponents: Bool { Int64(exactly: attoseconds / Self.attosecondsPerSecond) != nil }

    /// The wire form: a number of seconds with all its digits.
    var wire: JSONValue {
        let text = secondsText
        return Int(text).map(JSONValue.integer) ?? JSONValue(decimal: text) ?? .null
    }

    init(wire json: JSONValue) throws(WireError) {
        guard json.numberValue != nil else { throw WireError(expected: "a number", found: json) }
        do { self = try Duration(decimalSeconds: json.rendered()) } catch { throw WireError(error) }
    }
}

extension String {
    /// The text with a unit after its last number: `1h30` means `1h30m`.
    fileprivate var withLastUnit: String {
        let digits = reversed().prefix(while: \.isNumber).count
        let before = dropLast(digits).withoutSpacesAtEnd
        let word = before[(before.lastIndex { !$0.isLetter }.map(before.index(after:)) ?? before.startIndex)...]
        guard 1...2 ~= digits, let unit = TimeUnit(word: word), unit > .seconds,
            let below = TimeUnit.allCases.last(where: { $0 < unit })
        else { return self }
        return self + below.symbol
    }

    /// The text in lowercase, without the letters with which a duration in ISO 8601 form begins.
    fileprivate var withoutISOPrefix: String {
        let text = lowercased()
        if text.hasPrefix("pt") { return String(text.dropFirst(2)) }
        return text.hasPrefix("p") && text.hasSuffix("d") ? String(text.dropFirst()) : text
    }
}
