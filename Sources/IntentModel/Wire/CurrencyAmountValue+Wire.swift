extension CurrencyAmountValue {
    /// The amount is a string, since a JSON number of many digits loses some in most readers.
    var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("amount", amount.text)
        writer.put("currencyCode", currencyCode)
        return writer.json(with: unknownMembers)
    }

    /// The amount may be a JSON number too where it is exact: a whole one of 64 bits, or one of at most 15 digits.
    /// Our reader keeps numbers with a fraction as Double, and cannot tell what a longer one was.
    init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        let form = #"an object with "amount" and "currencyCode""#
        var members = try WireMembers(json, form: form)
        guard let number = try members.take("amount", ExactDecimal.init(wire:)),
            let code = try members.text("currencyCode")
        else { throw WireError("\(form) is expected") }
        guard let amount = CurrencyAmountValue(amount: number, currencyCode: code) else {
            throw WireError("'\(code)' is no currency's code: three capital letters, such as EUR")
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
                throw WireError("'\(text)' is no amount such as 12.50, of at most 38 digits")
            }
            self = number
        case .integer(let number): self.init(number)
        case .number(let number):
            guard let exact = ExactDecimal(number.shortText),
                exact.text.utf8.count(where: { $0 != 0x2D && $0 != 0x2E }) <= 15
            else { throw WireError("a number of more than 15 digits is not exact in JSON; write it as a string") }
            self = exact
        default: throw WireError(expected: "a decimal number as a string", found: json)
        }
    }
}
