internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Literals by the type that is expected.
extension FileResolver {
    /// One value of an element type; whether it is in a range or among options is asked elsewhere.
    ///
    /// An object is meant by its identifier. A case that an enum does not have is reported.
    /// - Parameter settings: They tell what a bare number is meant in, see ``TypeSettings/bareUnit``.
    mutating func literal(_ value: Value, _ element: ElementType, _ settings: TypeSettings) -> IntentValue? {
        guard !document.tree.isRefused(value.node) else { return nil }
        let unit = settings.bareUnit
        switch element {
        case .string: return string(value).map { .string($0) }
        case .boolean: return boolean(value).map { .boolean($0) }
        case .integer: return integer(value).map { .integer($0) }
        case .decimal: return decimal(value).map { .decimal($0) }
        case .url: return textLiteral(value, element, unit: unit, expected: "an URL")
        case .timeInterval:
            return textLiteral(value, element, unit: unit, expected: "a duration, such as 90, 30s or 5m")
        case .measurement(let dimension):
            return textLiteral(
                value, element, unit: unit, expected: "a \(dimension.name), a number with or without its unit")
        case .dateComponents(let kind): return textLiteral(value, element, unit: nil, expected: kind.phrase)
        case .currencyAmount:
            return textLiteral(value, element, unit: nil, expected: "an amount with its currency, such as 12.50 EUR")
        case .file: return filledString(value, expected: "a path").map { .file(FileValue(path: $0)) }
        case .person:
            return filledString(value, expected: "a person's name").map { .person(PersonValue(displayName: $0)) }
        case .placemark:
            return filledString(value, expected: "a place's name").map { .placemark(PlacemarkValue(name: $0)) }
        case .paymentMethod:
            reportWrongType(
                value, expected: "a payment method",
                hint: "; none can be written here, only chosen, or given by a handler as 'default: dynamic'")
            return nil
        case .system(let name):
            reportWrongType(
                value, expected: "a value of System.\(name)", hint: "; none can be written here: Apple's systems set it"
            )
            return nil
        case .enumeration(let name): return enumCase(value, of: name)
        case .object, .anyObject:
            return filledString(value, expected: "an option's identifier")
                .map { .object(ObjectValue(identifier: $0, displayString: $0)) }
        }
    }

    private mutating func textLiteral(
        _ value: Value, _ element: ElementType, unit: String?, expected: @autoclosure () -> String
    ) -> IntentValue? {
        guard let text = string(value, expected: expected()) else { return nil }
        do {
            return try ValueType(element).value(fromText: text, in: Self.noSchema, unit: unit)
        } catch {
            let place = place(value.node)
            report(.notALiteral(error.message, near: error.suggestion, in: text, at: place))
            return nil
        }
    }

    private mutating func enumCase(_ value: Value, of name: String) -> IntentValue? {
        guard let text = filledString(value, expected: "a case of '\(name)'") else { return nil }
        guard let scope = names.enumeration(name), scope.isComplete, !scope.has(text) else { return .enumeration(text) }
        let near = nearest(to: text, in: scope.cases)
        report(
            .unknownEnumCase(
                text, of: name, cases: scope.cases, near: near, at: place(value.node),
                declared: names.types[name]?.place))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func notALiteral(_ message: String, near: String?, in text: String, at place: Place)
        -> Diagnostic
    {
        let fixed = near.map { near in
            text.split(separator: " ").dropLast().joined(separator: " ") + (text.contains(" ") ? " " : "") + near
        }
        return Diagnostic(.wrongType, at: place, message, fixes: DiagnosticFix.didYouMean(fixed, at: place))
    }

    static func unknownEnumCase(
        _ name: String, of type: String, cases: [String], near: String?, at place: Place, declared: Place?
    ) -> Diagnostic {
        let shown = cases.prefix(12).joined(separator: ", ") + (cases.count > 12 ? ", …" : "")
        let reason = name == "unknown" ? " that can be chosen: it stands for no value" : ""
        return Diagnostic(
            .unknownEnumCase, at: place, "\(quoted(name)) is not a case of '\(type)'\(reason)",
            notes: declared.map { [DiagnosticNote("'\(type)' declares \(shown)", at: $0)] } ?? [],
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}
