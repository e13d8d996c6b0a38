extension ValueType {
    /// Reads one value that a person typed.
    ///
    /// It reads what ``value(fromText:in:unit:)`` reads, and texts with only one meaning: signs and digits of other keyboards,
    /// spaces around the text, symbols of units, and several units, such as `3.5km` and `1h 30m`. An error of another text
    /// suggests the literal that is probably meant. If there are two such literals, it names both. If nothing is typed where a
    /// value has a notation, the error says that the value is missing.
    package func value(
        fromTyped typed: String, in schema: Schema, unit: String? = nil
    ) throws(ValueTextError) -> IntentValue {
        if element.hasNotation, typed.withPlainCharacters.isEmpty {
            throw ValueTextError(UserText("a value is missing; \(element.phrase) is expected"))
        }
        guard element.isTypedInNotation else { return try value(fromText: typed, in: schema, unit: unit) }
        let text = typed.withPlainCharacters
        do { return try value(fromText: text, in: schema, unit: unit) } catch {
            guard let literal = element.literal(equalTo: text) else { throw error }
            return try value(fromText: literal, in: schema, unit: unit)
        }
    }
}

extension ElementType {
    /// Whether no value is written as an empty text, and none is named.
    fileprivate var hasNotation: Bool {
        switch kind.traits.literal {
        case .number, .boolean, .notation: true
        case .text, .enumCase, .name, .none: false
        }
    }

    /// Whether the values have a notation in which other characters than ASCII have no meaning of their own.
    fileprivate var isTypedInNotation: Bool { hasNotation && self != .url }

    /// Returns the literal of a text with only one meaning; nil for any other text, and for one that is a literal.
    fileprivate func literal(equalTo text: String) -> String? {
        switch self {
        case .timeInterval: Duration.literal(equalTo: text)
        case .measurement(let dimension): dimension.literal(equalTo: text)
        case .currencyAmount: CurrencyAmountValue.literal(equalTo: text)
        default: nil
        }
    }
}

extension ValueTextError {
    /// Creates the error of a text that people write for some literals. It suggests a single one, and names two.
    init(_ error: UserText, of text: some StringProtocol, meanings: [String]) {
        if meanings.count > 1 {
            self.init(UserText("'\(String(text))' can be \(meanings[0]) or \(meanings[1]); write one of them"))
        } else {
            self.init(error, suggestion: meanings.first)
        }
    }
}

extension String {
    /// The text without spaces around it, with the plain form of each character that keyboards and other programs write for a
    /// space, a minus sign, a digit or another character of ASCII. Marks of the direction of text are removed.
    package var withPlainCharacters: String {
        var plain = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: continue
            case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain += " "
            case 0x2010...0x2013, 0x2212, 0xFE63: plain += "-"
            case 0xFF01...0xFF5E: plain.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            case 0x066A: plain += "%"
            case 0x066B: plain += "."
            case 0x066C, 0x2019: plain += "'"
            default:
                if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
                    plain += String(Int(digit))
                } else {
                    plain.unicodeScalars.append(scalar)
                }
            }
        }
        return String(plain.drop { $0 == " " }.withoutSpacesAtEnd)
    }
}

extension Bool {
    /// Texts that are Booleans in YAML 1.1, in lowercase.
    package static let otherWords = [
        "yes": true, "y": true, "on": true, "no": false, "n": false, "off": false,
    ]

    /// Other words with which people answer, in lowercase.
    private static let answers = [
        "1": true, "0": false, "t": true, "f": false, "enabled": true, "disabled": false, "enable": true,
        "disable": false,
        "ja": true, "nein": false, "nej": false, "nee": false, "an": true, "aus": false, "oui": true, "non": false,
        "si": true, "sí": true, "sì": true, "是": true, "否": false, "はい": true, "いいえ": false, "да": true, "нет": false,
    ]

    /// Returns the literal that is meant by another word or another spelling; nil for any other text.
    package static func literal(meantBy text: String) -> String? {
        let word = text.lowercased()
        let meant = Bool(word) ?? otherWords[word] ?? answers[word]
        return meant.map { "\($0)" } ?? NearMatch.best(for: text, in: ["true", "false"])
    }
}
