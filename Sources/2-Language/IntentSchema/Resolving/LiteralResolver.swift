internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves literals by the type that is expected, synonyms, and images.
struct LiteralResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns one value of an element type. Ranges and options are checked elsewhere.
    ///
    /// An object is written as its identifier. A case that its enum does not declare is reported.
    /// - Parameter settings: They decide the unit of a number without one, see ``TypeSettings/defaultUnit``.
    func literal(_ value: Value, _ element: ElementType, _ settings: TypeSettings) -> IntentValue? {
        guard !tree.isInvalid(value.node) else { return nil }
        switch element.kind.literal {
        case .text: return reader.string(value).map { .string($0) }
        case .boolean: return reader.boolean(value).map { .boolean($0) }
        case .number(isWhole: true): return reader.integer(value).map { .integer($0) }
        case .number(isWhole: false): return reader.decimal(value).map { .decimal($0) }
        case .enumCase: return enumCase(value, of: element.name)
        case .notation(let expected):
            return reader.string(value, expected: expected.map(element.completed) ?? element.phrase.description)
                .flatMap { read($0, value, element, settings) }
        case .name(let expected):
            return reader.filledString(value, expected: expected).flatMap { read($0, value, element, settings) }
        case .none(let expected, let hint):
            reader.reportWrongType(value, expected: element.completed(expected), hint: "; \(hint)")
            return nil
        }
    }

    private func read(
        _ text: String, _ value: Value, _ element: ElementType, _ settings: TypeSettings
    ) -> IntentValue? {
        do {
            return try ValueType(element).value(fromText: text, in: FieldReader.noSchema, unit: settings.defaultUnit)
        } catch {
            report(.notALiteral(error.message, near: error.suggestion, in: text, at: place(value.node)))
            return nil
        }
    }

    private func enumCase(_ value: Value, of name: String) -> IntentValue? {
        let (expected, scope) = ("a case of '\(name)'", names.enumeration(name))
        let text =
            scope?.declared("") == nil
            ? reader.filledString(value, expected: expected) : reader.string(value, expected: expected)
        guard let text else { return nil }
        guard let scope, scope.isComplete else { return .enumeration(text) }
        if let declared = scope.declared(text) { return .enumeration(declared) }
        let own = ["\(name).", "."].first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) } ?? text
        let near = scope.declared(own) ?? context.nearest(to: own, in: scope.cases)
        report(
            .unknownEnumCase(
                text, of: name, cases: scope.cases, near: near, at: place(value.node),
                declared: names.types[name]?.place))
        return nil
    }

    // MARK: Synonyms

    /// Returns a list such as `[disco bay, { DB: d b }]`: texts, each alone or with its pronunciation.
    func synonyms(_ value: Value?) -> [Synonym] {
        guard let value else { return [] }
        guard tree.kind(value.node) == .sequence else {
            reader.reportWrongType(value, expected: "a list of synonyms, such as [income, { DB: d b }]")
            return []
        }
        var synonyms: [Synonym] = []
        for element in tree.elements(of: value.node) where !tree.isInvalid(element) {
            let element = Value(element, after: nil)
            if tree.kind(element.node) == .mapping {
                if let synonym = spokenSynonym(element) { synonyms.append(synonym) }
            } else if let text = reader.filledString(element, expected: "a synonym, or one with its pronunciation") {
                synonyms.append(Synonym(text))
            }
        }
        return synonyms
    }

    private func spokenSynonym(_ value: Value) -> Synonym? {
        var entries = tree.entries(of: value.node)
        guard let entry = entries.next(), entries.next() == nil else {
            reader.reportWrongType(value, expected: "one synonym with its pronunciation")
            return nil
        }
        return reader.filledString(Value(entry.value, after: entry.key), expected: "a pronunciation")
            .map { Synonym(text(entry.key), pronunciation: $0) }
    }

    // MARK: Images

    /// Returns an image: a name, or `{ system: }`, `{ file: }`, `{ url: }`.
    func image(_ value: Value) -> ImageValue? {
        if tree.kind(value.node) == .scalar {
            return reader.filledString(value, expected: Self.imageForms).map { .named($0) }
        }
        guard tree.kind(value.node) == .mapping else {
            reader.reportWrongType(value, expected: Self.imageForms)
            return nil
        }
        guard let fields = reader.fields(of: value, allowed: .image, subject: "an image") else { return nil }
        let found = [Word.system, .file, .url].compactMap { word in fields[word].map { (word, $0) } }
        guard let (word, value) = found.first, found.count == 1 else {
            // Unknown keys and keys without a usable value were reported.
            if reader.isEmptyMapping(value.node) || found.count > 1 {
                reader.reportWrongType(value, expected: Self.imageForms)
            }
            return nil
        }
        guard let text = reader.filledString(value, expected: "a string") else { return nil }
        if word == .url, literal(value, .url, TypeSettings()) == nil { return nil }
        return switch word {
        case .system: .system(text)
        case .file: .file(text)
        default: .url(text)
        }
    }

    private static let imageForms = "the name of an image, or one of { system: … }, { file: … }, { url: … }"
}

extension Diagnostic {
    fileprivate static func notALiteral(_ message: String, near: String?, in text: String, at place: Place)
        -> Diagnostic
    {
        // Of a number with a unit, only the unit is corrected.
        let isUnit = near?.allSatisfy(\.isLetter) ?? false
        let fixed = near.map { near in
            isUnit && text.contains(" ")
                ? text.split(separator: " ").dropLast().joined(separator: " ") + " " + near : near
        }
        // Without quotes, '#' begins a comment.
        let written = fixed.map { $0.hasPrefix("#") ? quotedForYAML($0) : $0 }
        return Diagnostic(.wrongType, at: place, message, near: written)
    }

    fileprivate static func unknownEnumCase(
        _ name: String, of type: String, cases: [String], near: String?, at place: Place, declared: Place?
    ) -> Diagnostic {
        let reason = name == "unknown" ? " that can be chosen; it means no value" : ""
        let known = declared == nil ? "; the cases are \(shortList(cases))" : ""
        return Diagnostic(
            .unknownEnumCase, at: place, "\(quoted(name)) is not a case of '\(type)'\(reason)\(known)",
            near: near.map(YAMLQuoting.written),
            notes: declared.map { [DiagnosticNote("'\(type)' declares \(shortList(cases))", at: $0)] } ?? [])
    }
}
