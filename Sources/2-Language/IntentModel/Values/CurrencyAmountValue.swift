/// An exact amount of money in a currency.
public struct CurrencyAmountValue: Hashable, Sendable {
    public let amount: ExactDecimal
    /// The ISO 4217 code of the currency, three capital letters such as `EUR`.
    public let currencyCode: String
    /// Stored members that this version does not support; they are written back unchanged.
    package var unknownMembers = JSONObject()

    /// Creates an amount; returns `nil` if the code is not three capital letters.
    ///
    /// The code may be that of a currency that is no longer, or not yet, in use.
    public init?(amount: ExactDecimal, currencyCode: String) {
        guard CurrencyAmountValue.isCode(currencyCode) else { return nil }
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// Creates the amount of a literal such as `12.50 EUR`. Generated code calls this initializer.
    /// - Precondition: The text is a valid literal.
    public init(intentText text: String) {
        guard let amount = try? CurrencyAmountValue.literal(text) else {
            preconditionFailure("'\(text)' is not an amount; literals of generated code are checked by the generator")
        }
        self = amount
    }

    package static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// The amount and the currency code: `12.5 EUR`.
    public var text: String { "\(amount.text) \(currencyCode)" }
}

extension CurrencyAmountValue {
    /// Reads a literal such as `12.50 EUR`.
    package static func literal(_ text: String) throws(ValueTextError) -> CurrencyAmountValue {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        func error(_ message: UserText) -> ValueTextError {
            ValueTextError(message, of: text, meanings: literals(meantBy: text))
        }
        guard parts.count == 2 else {
            throw error(UserText("'\(text)' is not an amount with a currency such as '12.50 EUR'"))
        }
        guard let number = ExactDecimal(String(parts[0])) else {
            throw error(UserText("'\(parts[0])' is not an amount such as 12.50, of at most 38 digits"))
        }
        guard let amount = CurrencyAmountValue(amount: number, currencyCode: String(parts[1])) else {
            throw error(UserText("'\(parts[1])' is not a currency code: three capital letters such as EUR"))
        }
        return amount
    }

    /// Returns the literal of an amount without a space, such as `9.99EUR`; `nil` for any other text.
    static func literal(equalTo text: String) -> String? {
        var rest = text[...]
        guard let number = TypedNumber.first(of: &rest), number.isLiteral, isCode(String(rest)) else { return nil }
        return number.literals.first.map { "\($0) \(rest)" }
    }

    /// Returns the literals of an amount in another form, such as `€9.99`, `9,99 eur` or `EUR 9.99`.
    private static func literals(meantBy text: String) -> [String] {
        guard text.utf8.count <= 60 else { return [] }
        var rest = text[...]
        let isNegative = rest.first == "-" && rest.dropFirst().first?.isDigit == false
        if isNegative { rest = rest.dropFirst() }
        let isInFront: (Character) -> Bool = { !$0.isDigit && !"+-., ".contains($0) }
        let before = rest.prefix(while: isInFront)
        rest = rest.dropFirst(before.count).drop { $0 == " " }
        guard let number = TypedNumber.first(of: &rest) else { return [] }
        let after = rest.drop { $0 == " " }
        guard before.isEmpty != after.isEmpty else { return [] }
        let currency = before.isEmpty ? after : before
        let codes = symbols[currency.lowercased()] ?? [currency.uppercased()]
        return number.literals.flatMap { number in codes.compactMap { amount(isNegative ? "-\(number)" : number, $0) } }
    }

    private static func amount(_ number: String, _ code: String) -> String? {
        ExactDecimal(number).flatMap { CurrencyAmountValue(amount: $0, currencyCode: code)?.text }
    }

    /// The currencies of symbols, in lowercase.
    private static let symbols = [
        "€": ["EUR"], "$": ["USD"], "us$": ["USD"], "£": ["GBP"], "¥": ["JPY", "CNY"], "₹": ["INR"], "₩": ["KRW"],
        "₽": ["RUB"], "₺": ["TRY"], "₴": ["UAH"], "₪": ["ILS"], "฿": ["THB"], "₫": ["VND"], "₱": ["PHP"], "zł": ["PLN"],
        "kč": ["CZK"], "元": ["CNY"], "円": ["JPY"], "euro": ["EUR"], "euros": ["EUR"],
        "dollar": ["USD"], "dollars": ["USD"], "pound": ["GBP"], "pounds": ["GBP"], "yen": ["JPY"],
    ]
}

extension CurrencyAmountValue: StructuredObject {
    package static var kind: ElementKind { .currencyAmount }

    /// Creates a currency amount, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .currencyAmount(let value) = intentValue else { return nil }
        self = value
    }

    /// The currency amount as an untyped value.
    public var intentValue: IntentValue { .currencyAmount(self) }

    package var optionIdentifier: String { text }
    package var phrase: String { "an amount" }

    /// The wire form. The amount is a string because most JSON readers round a number with many digits.
    package var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("amount", amount.text)
        writer.put("currencyCode", currencyCode)
        return writer.json(with: unknownMembers)
    }

    /// Reads the wire form. The amount may also be a JSON number that a `Double` represents exactly: a whole number of at
    /// most 64 bits, or one of at most 15 digits.
    package init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        let form = #"an object with "amount" and "currencyCode""#
        let members = try Members<WireError>(json, of: form)
        guard let number = try members.value("amount", ExactDecimal.init(wire:)),
            let code = try members.optional("currencyCode", .text)
        else { throw WireError("\(form) is expected") }
        guard let amount = CurrencyAmountValue(amount: number, currencyCode: code) else {
            throw WireError("'\(code)' is not a currency code: three capital letters such as EUR")
                .inside(member: "currencyCode")
        }
        self = amount
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "an amount", known: ["amount", "currencyCode"])
    }
}

extension ExactDecimal {
    fileprivate init(wire json: JSONValue) throws(WireError) {
        switch json {
        case .string(let text):
            guard let number = ExactDecimal(text) else {
                throw WireError("'\(text)' is not an amount such as 12.50, of at most 38 digits")
            }
            self = number
        case .integer(let number): self.init(number)
        case .number, .digits:
            guard let exact = ExactDecimal(json.rendered()),
                exact.text.utf8.count(where: { $0 != 0x2D && $0 != 0x2E }) <= 15
            else { throw WireError("a number of more than 15 digits is not exact in JSON; write it as a string") }
            self = exact
        default: throw WireError(expected: "a decimal number as a string", found: json)
        }
    }
}

/// A decimal number without rounding, such as an amount of money.
///
/// It has at most 38 significant digits, none of them more than 38 places from the decimal point. `12.50` and `12.5` are
/// equal.
public struct ExactDecimal: Hashable, Sendable, CustomStringConvertible {
    /// The shortest text without an exponent: `12.5`, `-0.01`, `1000`.
    public let text: String

    /// Creates a number from a text such as `12.50`, `-3` or `1e3`, independently of the locale.
    ///
    /// Returns `nil` if the text is not a number, or has more digits than the type supports.
    public init?(_ text: String) {
        guard let literal = DecimalLiteral(text), let plain = literal.plainText(digits: 38) else { return nil }
        self.text = plain
    }

    /// Creates a whole number.
    public init(_ number: Int) {
        text = String(number)
    }

    public var description: String { text }
}

extension ExactDecimal: Comparable {
    public static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
        guard first.isNegative == second.isNegative else { return first.isNegative }
        return first.isNegative ? second.hasSmallerDigits(than: first) : first.hasSmallerDigits(than: second)
    }

    private var isNegative: Bool { text.utf8.first == UInt8(ascii: "-") }

    /// Compares the digits without the signs.
    private func hasSmallerDigits(than other: ExactDecimal) -> Bool {
        let (whole, fraction) = digits
        let (otherWhole, otherFraction) = other.digits
        // Whole parts have no leading zeros, and a fraction that continues another one is greater.
        if whole.count != otherWhole.count { return whole.count < otherWhole.count }
        if !whole.elementsEqual(otherWhole) { return whole.lexicographicallyPrecedes(otherWhole) }
        return fraction.lexicographicallyPrecedes(otherFraction)
    }

    private var digits: (whole: Substring.UTF8View, fraction: Substring.UTF8View) {
        let parts = text.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
        return (parts.first?.utf8 ?? Substring().utf8, parts.count > 1 ? parts[1].utf8 : Substring().utf8)
    }
}
