/// A number as people write it, with a decimal comma or with separators of thousands.
struct TypedNumber {
    /// The numbers that the text can be, as literals without insignificant digits. `1,000` can be 1 or 1000.
    let literals: [String]
    /// Whether the text is a literal.
    let isLiteral: Bool

    /// Reads a whole text, such as `-1.234,5`, `1 000` or `50 %`, which is a fraction.
    /// - Parameter isWhole: Whether the number counts something, so that a percentage is itself the number.
    init(_ text: some StringProtocol, isWhole: Bool = false) {
        isLiteral = DecimalLiteral(text) != nil
        guard text.utf8.count <= 60 else {
            literals = []
            return
        }
        let isPercentage = text.last == "%"
        let number = isPercentage ? Substring(text).dropLast().withoutSpacesAtEnd : Substring(text)
        let sign = number.first == "-" ? "-" : ""
        let unsigned = number.first == "-" || number.first == "+" ? number.dropFirst() : number
        let shift = isPercentage && !isWhole ? "e-2" : ""
        var found: [String] = []
        for reading in Self.readings(unsigned) {
            let literal = DecimalLiteral(sign + reading + shift)?.plainText(digits: 38)
            if let literal, !found.contains(literal) { found.append(literal) }
        }
        literals = found
    }

    /// Reads the number with which a text begins, and removes it. A number does not end with a separator.
    static func first(of text: inout Substring) -> TypedNumber? {
        var end = text.startIndex
        if text.first == "-" || text.first == "+" { end = text.index(after: end) }
        let start = end
        while end < text.endIndex {
            let rest = text[end...]
            if rest.first?.isDigit == true {
                end = text.index(after: end)
            } else if rest.hasMark {
                end = text.index(end, offsetBy: 2)
            } else {
                break
            }
        }
        guard end > start else { return nil }
        end = text.index(end, offsetBy: text[end...].exponentLength)
        defer { text = text[end...] }
        return TypedNumber(text[..<end])
    }

    /// Returns what a number without a sign can be, as literals.
    private static func readings(_ number: Substring) -> [String] {
        // Without an exponent, a point could also separate thousands.
        let hasOneMeaning = !number.contains(".") || number.contains { "eE".contains($0) }
        if number.allSatisfy(\.isDigit) || hasOneMeaning && DecimalLiteral(number) != nil { return [String(number)] }
        let marks = number.filter { !$0.isDigit }
        guard let last = marks.last, marks.allSatisfy({ ",.' _".contains($0) }), Set(marks).count <= 2 else {
            return []
        }
        var readings: [String] = []
        // The last mark is a decimal sign if it occurs once; another one before it separates thousands.
        if last == "," || last == ".", marks.filter({ $0 == last }).count == 1, let mark = number.lastIndex(of: last) {
            let (whole, fraction) = (number[..<mark], number[mark...].dropFirst())
            let digits = marks.count == 1 ? String(whole) : whole.withoutGroups(separator: marks.first)
            if let digits, !fraction.isEmpty { readings.append("\(digits.isEmpty ? "0" : digits).\(fraction)") }
        }
        if Set(marks).count == 1, let digits = number.withoutGroups(separator: last) { readings.append(digits) }
        return readings
    }
}

extension Substring {
    /// Returns the digits of a number whose groups of three, or of two before the last three, have a separator between them;
    /// nil for any other text.
    fileprivate func withoutGroups(separator: Character?) -> String? {
        let groups = split(omittingEmptySubsequences: false) { $0 == separator }
        guard let first = groups.first, groups.count > 1, groups.allSatisfy(\.isASCIIDigits), first.first != "0" else {
            return nil
        }
        let inner = groups.dropFirst().dropLast()
        let isOfThree = first.count <= 3 && inner.allSatisfy { $0.count == 3 }
        let isOfTwo = first.count <= 2 && !inner.isEmpty && inner.allSatisfy { $0.count == 2 }
        return groups.last?.count == 3 && (isOfThree || isOfTwo) ? groups.joined() : nil
    }

    /// Whether the text begins with a mark that belongs to the number around it, and with a digit.
    fileprivate var hasMark: Bool {
        guard let mark = first, dropFirst().first?.isDigit == true else { return false }
        // Other marks than decimal signs are also those of units, so they are before exactly three digits.
        return mark == "," || mark == "." || "' _".contains(mark) && dropFirst().prefix(while: \.isDigit).count == 3
    }

    /// The length of the exponent with which the text begins, such as `e3`; 0 if there is none.
    fileprivate var exponentLength: Int {
        guard first == "e" || first == "E" else { return 0 }
        let sign = dropFirst().first == "-" || dropFirst().first == "+" ? 1 : 0
        let digits = dropFirst(1 + sign).prefix(while: \.isDigit).count
        return digits == 0 ? 0 : 1 + sign + digits
    }

    /// The text without spaces at its end.
    var withoutSpacesAtEnd: Substring { self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)] }
}

/// Numbers with units, as people write them: `3.5km`, `5 ft 11 in`, `1h 30m`, `1 hour and 5 minutes`.
struct TypedQuantities<Unit> {
    private(set) var isNegative = false
    private(set) var parts: [(number: TypedNumber, unit: Unit)] = []

    /// Whether the numbers are literals.
    var areLiterals: Bool { parts.allSatisfy(\.number.isLiteral) }

    /// - Parameter unit: Returns the unit with a name or a symbol; nil if there is none.
    init?(_ text: String, unit: (Substring) -> Unit?) {
        guard text.utf8.count <= 60 else { return nil }
        var rest = text[...]
        if rest.first == "-" {
            isNegative = true
            rest = rest.dropFirst()
        }
        while !rest.isEmpty {
            guard rest.first != "-", let number = TypedNumber.first(of: &rest) else { return nil }
            rest = rest.drop { $0 == " " }
            guard let (word, unit) = Self.unit(at: rest, unit) else { return nil }
            parts.append((number, unit))
            rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == "," }
            if rest.hasPrefix("and ") { rest = rest.dropFirst(4) }
        }
        guard !parts.isEmpty else { return nil }
    }

    /// Returns the longest unit with which a text begins, up to a space or the next number.
    private static func unit(at text: Substring, _ unit: (Substring) -> Unit?) -> (Substring, Unit)? {
        var word = text.prefix { $0 != " " }
        if word.last == "," { word = word.dropLast() }
        while !word.isEmpty {
            let next = text[word.endIndex...].first
            if next == nil || next == " " || next == "," || next?.isDigit == true, let unit = unit(word) {
                return (word, unit)
            }
            word = word.dropLast()
        }
        return nil
    }

    /// Returns the sums of the parts, one for each number that they can be.
    /// - Parameter add: Adds a number of a unit; returns nil if the sum has no value.
    func sums<Sum>(from zero: Sum, _ add: (Sum, String, Unit) -> Sum?) -> [Sum] {
        var sums = [zero]
        for part in parts {
            sums = sums.flatMap { sum in part.number.literals.compactMap { add(sum, $0, part.unit) } }
            guard sums.count <= 4 else { return [] }
        }
        return sums
    }
}
