internal import IntentModel

/// A type in the notation of another language: `City[]`, `Array<City>`, `list of City`, `City?`, `Foundation.URL`.
struct ForeignType {
    /// The name without the notation.
    private(set) var element: String
    private(set) var isList = false
    private(set) var isOptional = false

    /// Returns nil for a text that consists of one name, or is not the notation of a single type.
    init?(_ text: String) {
        element = text
        while removeNotation() {}
        guard element != text, !element.isEmpty, !element.contains(where: Self.separators.contains) else { return nil }
    }

    private static let separators: Set<Character> = ["<", ">", "[", "]", ":", ",", "|", "&", " ", "(", ")"]

    /// Removes the outermost mark or generic type. Returns false if there is none.
    private mutating func removeNotation() -> Bool {
        let before = element
        if let last = element.last, last == "?" || last == "!" {
            element.removeLast()
            isOptional = true
        } else if element.hasSuffix("[]") {
            element.removeLast(2)
            isList = true
        } else if element.hasPrefix("["), element.hasSuffix("]") {
            element = String(element.dropFirst().dropLast())
            isList = true
        } else if let open = element.firstIndex(of: "<"), element.hasSuffix(">") {
            removeGeneric(element[..<open], String(element[element.index(after: open)...].dropLast()))
        } else if let of = element.range(ofWord: "of") {
            removeGeneric(element[..<of.lowerBound], String(element[of.upperBound...]))
        } else if let module = ["Foundation.", "Swift."].first(where: element.hasPrefix) {
            element.removeFirst(module.count)
        }
        return element != before
    }

    private mutating func removeGeneric(_ name: Substring, _ argument: String) {
        switch name.lowercased() {
        case "array", "list", "set", "sequence", "collection", "vector", "arraylist", "orderedset", "a list",
            "an array":
            isList = true
        case "optional", "nullable", "maybe": isOptional = true
        default: return
        }
        element = argument
    }

    // MARK: Names

    /// The type of this language that is probably meant by the name of a type of another language or framework.
    static func type(named name: String) -> String? { names[name.lowercased()] }

    /// What to write for the name of a kind of type.
    static func advice(for name: String) -> String? {
        if name.hasPrefix("["), name.contains(":") { return advices["dictionary"] }
        if name.contains("|") { return "a value has one type" }
        if name.contains(" ") { return "a text for people is a 'title' beside the 'type'" }
        return advices[name.prefix { $0 != "<" }.lowercased()]
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (type, words) in others { for word in words.split(separator: " ") { names[String(word)] = type } }
        return names
    }()

    /// The names by type, in lowercase.
    private static let others: [(type: String, words: String)] = [
        ("Integer", "int long short byte int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 count"),
        ("Decimal", "double float float32 float64 cgfloat number real percent percentage nsnumber"),
        ("Boolean", "bool toggle switch flag"),
        ("String", "text str character char email phone uuid markdown nsstring"),
        ("URL", "uri link website"),
        ("TimeInterval", "duration seconds minutes hours interval timespan"),
        ("DateComponents", "date datetime time timestamp day"),
        ("File", "infile path image photo"), ("Person", "inperson contact"),
        ("Placemark", "clplacemark location address place"),
        ("CurrencyAmount", "incurrencyamount money price currency"), ("PaymentMethod", "inpaymentmethod"),
        ("Object", "inobject entity"), ("Color", "uicolor nscolor"),
    ]

    private static let advices = [
        "array": "a list is a type in brackets, such as [String]",
        "list": "a list is a type in brackets, such as [String]",
        "set": "a list is a type in brackets, such as [String]",
        "enum": "declare an enum under 'enums', and write its name",
        "choice": "declare an enum under 'enums', and write its name",
        "struct": "declare a type under 'types', and write its name",
        "class": "declare a type under 'types', and write its name",
        "dictionary": "instead of a dictionary, declare a type with properties under 'types', and write its name",
        "map": "instead of a dictionary, declare a type with properties under 'types', and write its name",
        "any": "a value has one type",
    ]
}

extension String {
    /// The range of a word between spaces, with them.
    fileprivate func range(ofWord word: String) -> Range<Index>? { firstRange(of: " \(word) ") }
}
