internal import IntentSystem

/// How a language writes numbers.
package struct NumberNotation: Hashable, Sendable {
    /// The sign between whole numbers and fractions.
    package private(set) var decimal = "."
    /// The sign between groups of three digits; empty for none.
    package private(set) var group = ""
    /// The digits from 0 to 9.
    package private(set) var digits = Array("0123456789")

    init(_ json: JSONValue) throws(TextCatalogError) {
        let members = try Members<TextCatalogError>(json, of: "'numbers'")
        try members.requireKnown(["decimal", "group", "digits"])
        decimal = try members.optional("decimal", .text) ?? decimal
        group = try members.optional("group", .text) ?? group
        digits = try members.optional("digits", .text).map(Array.init) ?? digits
        guard digits.count == 10 else { throw TextCatalogError("'digits' must have ten characters") }
    }

    package func text(of number: Int) -> String { text(of: String(number)) }

    /// Returns a number in the notation of definitions, such as `-1234.5`, in this one.
    package func text(of number: String) -> String {
        let mantissa = number.prefix { $0 != "e" }
        let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = parts[0].drop { $0 == "-" }
        var text = parts[0].hasPrefix("-") ? "-" : ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0, whole.count > 3 { text += group }
            text.append(localized(digit))
        }
        if parts.count == 2 { text += decimal + String(parts[1].map(localized)) }
        return text + String(number.dropFirst(mantissa.count).map(localized))
    }

    /// Returns a literal that begins with a number, such as `2.5 km`, as a person types it in this notation: without groups.
    package func typed(_ literal: String) -> String {
        let whole = literal.prefix { $0 == "-" || $0.isASCII && $0.isNumber }
        let fraction = literal.dropFirst(whole.count + 1)
        guard !whole.isEmpty, literal.dropFirst(whole.count).first == ".", fraction.first?.isNumber == true else {
            return literal
        }
        return whole + decimal + fraction
    }

    /// Returns a number that a person typed in this notation in that of definitions; other texts as they are.
    ///
    /// Where points separate thousands, `1.000` is a thousand, or one as programs write it. With a comma instead of the point, it
    /// has both meanings in the notation of definitions, too.
    package func literal(of text: String) -> String {
        guard decimal != "." || digits != Array("0123456789") else { return text }
        let plain = String(
            text.map { character in digits.firstIndex(of: character).map { Character("\($0)") } ?? character })
        let parts = plain.split(separator: decimal, omittingEmptySubsequences: false)
        if decimal != ".", group == ".", parts.count == 1, plain.hasGroupsOfThree {
            return plain.replacing(".", with: ",")
        }
        guard parts.count == 2, decimal != "." else { return plain }
        let whole =
            group == "." && parts[0].hasGroupsOfThree ? String(parts[0].replacing(".", with: "")) : String(parts[0])
        return whole.contains(".") || parts[1].contains(".") ? plain : "\(whole).\(parts[1])"
    }

    fileprivate func localized(_ digit: Character) -> Character {
        guard digit.isASCII, let value = digit.wholeNumberValue else { return digit }
        return digits[value]
    }
}

extension StringProtocol {
    /// Whether the digits with which the text begins, after a sign, are in groups of three with points between them.
    fileprivate var hasGroupsOfThree: Bool {
        let number = drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let groups = number.split(separator: ".", omittingEmptySubsequences: false)
        return groups.count > 1 && 1...3 ~= groups[0].count && groups[0].first != "0"
            && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}

/// How a language writes dates and times: patterns of Unicode's date fields, such as `dd.MM.yyyy`, without names.
package struct DateNotation: Hashable, Sendable {
    private var date = "yyyy-MM-dd"
    private var time = "HH:mm:ss"

    init(_ json: JSONValue) throws(TextCatalogError) {
        let members = try Members<TextCatalogError>(json, of: "'dates'")
        try members.requireKnown(["date", "time"])
        date = try members.optional("date", .text) ?? date
        time = try members.optional("time", .text) ?? time
    }

    /// - Parameter numbers: The digits.
    package func text(of value: DateComponentsValue, _ numbers: NumberNotation) -> String {
        guard self != DateNotation.ofDefinitions else { return value.text }
        let day = value.date.map { fill(date, ["y": $0.year, "M": $0.month, "d": $0.day], numbers) }
        let clock = value.time.map { clock in
            // Seconds are shown only if there are any, with the sign before them.
            let pattern =
                clock.second == 0 ? time.split(separator: "s").first.map { String($0.dropLast()) } ?? time : time
            return fill(pattern, ["H": clock.hour, "m": clock.minute, "s": clock.second], numbers)
        }
        return [day, clock].compactMap(\.self).joined(separator: " ")
    }

    private static let ofDefinitions = try? DateNotation([:])

    private func fill(_ pattern: String, _ fields: [Character: Int], _ numbers: NumberNotation) -> String {
        var (text, rest) = ("", pattern[...])
        while let first = rest.first {
            let run = rest.prefix { $0 == first }
            rest = rest.dropFirst(run.count)
            guard let value = fields[first] else {
                text += run
                continue
            }
            let digits = String(value)
            let padded = String(repeating: "0", count: max(0, run.count - digits.count)) + digits
            text += String(padded.map(numbers.localized))
        }
        return text
    }
}
