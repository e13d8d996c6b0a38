internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// The types of parameters and properties.
extension FileResolver {
    /// `Integer`, `[CarControl]`: a name, or a list of exactly one.
    mutating func valueType(_ value: Value) -> ValueType? {
        switch document.tree.kind(value.node) {
        case .scalar: return elementType(value).map { ValueType($0) }
        case .sequence:
            var elements = document.tree.elements(of: value.node)
            guard let element = elements.next(), elements.next() == nil,
                document.tree.kind(element) == .scalar
            else {
                reportWrongType(value, expected: "one type in brackets, such as [String]")
                return nil
            }
            guard !document.tree.isRefused(element) else { return nil }
            return elementType(Value(element, behind: nil)).map { ValueType($0, isList: true) }
        case .mapping:
            reportWrongType(value, expected: "a type, such as String or [String]")
            return nil
        }
    }

    private mutating func elementType(_ value: Value) -> ElementType? {
        let word = document.tree.withUTF8(value.node) { Word(Word.vocabulary.symbol(ofUTF8: $0)) }
        if let type = word?.elementType { return type }
        guard let name = filledString(value, expected: "a type, such as String or [String]") else { return nil }
        switch names.types[name]?.content {
        case .object?: return .object(name)
        case .enumeration?: return .enumeration(name)
        case nil: break
        }
        if let type = word?.replaceableType { return type }
        if let dimension = Dimension(name) { return .measurement(dimension) }
        if name.hasPrefix("System.") { return systemType(name, at: place(value.node)) }
        reportUnknownType(name, at: place(value.node))
        return nil
    }

    /// `System.MediaItem`. Apple's list grows, so that any name of the right form is taken.
    private mutating func systemType(_ name: String, at place: Place) -> ElementType? {
        let own = name.dropFirst("System.".count)
        guard own.utf8.first?.isASCIICapital == true, own.utf8.allSatisfy(\.isASCIILetterOrDigit) else {
            report(.notASystemType(name, at: place))
            return nil
        }
        return .system(String(own))
    }

    private mutating func reportUnknownType(_ name: String, at place: Place) {
        if name.hasPrefix("["), name.hasSuffix("]") { return report(.typeInQuotes(name, at: place)) }
        let near = Self.foreignNames[name] ?? (mayCompare ? nearest(to: name, in: knownTypes) : nil)
        // A file that could not be read may declare it.
        if names.isIncomplete, near == nil { return }
        report(.unknownType(name, near: near, at: place))
    }

    private var knownTypes: [String] { Self.languageTypes + names.types.keys }

    private static let languageTypes =
        Word.allCases.filter { $0.elementType != nil || $0.replaceableType != nil }.map(\.text) + Dimension.names

    /// What the types are called elsewhere.
    private static let foreignNames = [
        "Int": "Integer", "int": "Integer", "Long": "Integer", "Double": "Decimal", "Float": "Decimal",
        "Number": "Decimal", "Bool": "Boolean", "bool": "Boolean", "Text": "String", "str": "String", "Uri": "URL",
        "Duration": "TimeInterval", "Date": "DateComponents", "DateTime": "DateComponents", "Time": "DateComponents",
        "INFile": "File", "INPerson": "Person", "CLPlacemark": "Placemark", "Location": "Placemark",
        "INCurrencyAmount": "CurrencyAmount", "Money": "CurrencyAmount", "INPaymentMethod": "PaymentMethod",
        "INObject": "Object",
    ]
}

extension Diagnostic {
    fileprivate static func notASystemType(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownType, at: place,
            "\(quoted(name)) is not one of Apple's types; behind 'System.' stands one name, such as MediaItem")
    }

    fileprivate static func typeInQuotes(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownType, at: place, "\(quoted(name)) is a text and not a type in brackets",
            fixes: [DiagnosticFix(message: "leave the quotes out", range: place.range, replacement: name)])
    }

    fileprivate static func unknownType(_ name: String, near: String?, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownType, at: place,
            "\(quoted(name)) is not a type; it is none of the language's, and no file of this run declares it",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}
