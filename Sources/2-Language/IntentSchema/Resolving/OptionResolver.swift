internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the options of parameters and types.
struct OptionResolver: ContextResolver {
    let context: ResolvingContext

    func resolve(_ fields: Fields, into draft: inout ParameterDraft) {
        // Records are entered. ``RecordRule`` reports the keys of options.
        if draft.element.isRecord { return }
        draft.options =
            options(fields, of: draft.element, settings: draft.parameter.settings) ?? inheritedOptions(draft.element)
        draft.parameter.options = draft.options.source
        draft.sourceNode = draft.options.sourceNode
        draft.filters = [fields[.where], draft.options.filters].compactMap(\.self)
        if let value = fields[.search], let searches = reader.boolean(value), searches {
            if case .dynamic = draft.options.source {
                draft.parameter.searchesInHandler = true
            } else if draft.options.isComplete {
                reader.reportUselessKey(
                    value.key, "requires dynamic options, because only a handler receives the search term")
            }
        }
        if case .string = draft.element, let value = fields[.freeText], let allows = reader.boolean(value) {
            draft.parameter.allowsFreeText = allows
            if allows, draft.options.isComplete, case .free = draft.options.source {
                reader.reportUselessKey(value.key, "has no effect without options, because users enter every value")
            }
        }
    }

    /// Returns the options of a parameter that has none of its own: those of its type, or dynamic options for an object.
    private func inheritedOptions(_ element: ElementType) -> ResolvedOptions {
        guard case .object(let name) = element else { return ResolvedOptions(element == .anyObject ? .dynamic : .free) }
        return names.object(name)?.options ?? ResolvedOptions(.dynamic)
    }

    /// Returns the options of a type, which all its parameters have; nil if there are none.
    func typeOptions(_ fields: Fields, of type: Declaration) -> ResolvedOptions? {
        if fields.mentions(anyOf: [.fields, .oneOf]) { return nil }
        context.enterTexts("types", type.name, at: type.key)
        defer { context.leaveTexts() }
        var resolved = options(fields, of: .object(type.name), settings: TypeSettings())
        reader.reportUselessKey(
            resolved?.filters?.key,
            "names rows, which only an intent has; write 'where' beside each parameter of the type")
        resolved?.filters = nil
        resolved?.sourceNode = nil
        return resolved
    }

    /// Returns the options of a declaration; nil if there are none.
    private func options(_ fields: Fields, of element: ElementType, settings: TypeSettings) -> ResolvedOptions? {
        if let written = fields[.options], let other = fields[.optionsFrom], let first = written.key,
            let second = other.key
        {
            let (earlier, later) = first < second ? (first, second) : (second, first)
            report(.twoSources(text(later), text(earlier), at: place(later), first: place(earlier)))
        }
        if let value = fields[.options] { return options(value, of: element, settings: settings) }
        return fields[.optionsFrom].map { OptionSourceResolver(context: context).resolve($0) }
    }

    private func options(_ value: Value, of element: ElementType, settings: TypeSettings) -> ResolvedOptions {
        switch tree.kind(value.node) {
        case .scalar: return optionsWord(value)
        case .sequence: return listedOptions(value, of: element, settings: settings)
        case .mapping: return mappedOptions(value, of: element, settings: settings)
        }
    }

    private func optionsWord(_ value: Value) -> ResolvedOptions {
        if tree.text(value.node, is: "dynamic") { return ResolvedOptions(.dynamic) }
        if tree.text(value.node, is: "none") { return ResolvedOptions(.none) }
        let word = text(value.node)
        let near =
            Self.handlerWords.contains(word.lowercased()) || word.hasSuffix("()")
            ? "dynamic" : NearMatch.best(for: word, in: ["dynamic", "none"])
        let isSource = word.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
        let key = word.contains("://") ? Word.url : .file
        reader.reportWrongType(
            value, expected: "one of dynamic, none, a list of values, or a map from values to titles",
            hint: isSource ? "; write a source without code as optionsFrom: { \(key.text): … }" : "", near: near)
        return incomplete(.free)
    }

    /// Words for options from code, which are `dynamic` in this language.
    private static let handlerWords: Set = [
        "handler", "provider", "code", "function", "callback", "query", "custom", "async", "auto", "true",
    ]

    private func incomplete(_ source: OptionSource) -> ResolvedOptions {
        var options = ResolvedOptions(source)
        options.isComplete = false
        return options
    }

    // MARK: Listed options

    /// The listed options read so far.
    private struct OptionList {
        var options: [ListedOption] = []
        var places: [String: Place] = [:]
        var formerNames = FormerNameRule()
        var isComplete = true
    }

    private func listedOptions(_ value: Value, of element: ElementType, settings: TypeSettings)
        -> ResolvedOptions
    {
        var list = OptionList()
        if let pair = reader.firstPair(in: value.node) {
            reader.reportWrongType(
                pair, expected: "one value",
                hint: "; write values with titles as a map, such as options: { 5m: Short, 1h: Long }",
                fixes: reader.asMap(value.node))
            return incomplete(.listed([]))
        }
        for node in tree.elements(of: value.node) {
            guard tree.kind(node) == .scalar else {
                list.isComplete = false
                reader.reportWrongType(
                    Value(node, after: nil), expected: "one value",
                    hint: "; to give values titles, make 'options' a map")
                continue
            }
            context.enterTexts("options", node)
            defer { context.leaveTexts() }
            if let option = option(Value(node, after: nil), of: element, settings: settings) {
                append(option, at: node, to: &list)
            } else {
                list.isComplete = false
            }
        }
        return finished(list, value)
    }

    private func mappedOptions(_ value: Value, of element: ElementType, settings: TypeSettings)
        -> ResolvedOptions
    {
        var list = OptionList()
        if let source = optionSource(value) {
            report(
                .wrongType, at: place(value.key ?? value.node),
                "this map is the source '\(text(source))', not a map from values to titles; put the key in quotes if it is a value",
                near: Word.optionsFrom.text)
            return incomplete(.free)
        }
        for entry in tree.entries(of: value.node) {
            context.enterTexts("options", entry.key)
            defer { context.leaveTexts() }
            if var option = option(Value(entry.key, after: nil), of: element, settings: settings) {
                describe(&option, Value(entry.value, after: entry.key), element, &list)
                append(option, at: entry.key, to: &list)
            } else {
                list.isComplete = false
            }
        }
        return finished(list, value)
    }

    /// The key of a source such as `{ file: cities.json }`, which would otherwise be an option with that title.
    private func optionSource(_ value: Value) -> NodeID? {
        var source: NodeID?
        for entry in tree.entries(of: value.node) {
            guard let word = Word(tree.symbol(of: entry.key)), KeySet.optionsFrom.contains(word),
                tree.isPlain(entry.key)
            else { return nil }
            let isList = word == .command && tree.kind(entry.value) == .sequence
            if isList || [.file, .url].contains(word) && text(entry.value).contains(where: { $0 == "." || $0 == "/" }) {
                source = entry.key
            }
        }
        return source
    }

    private func append(_ option: ListedOption, at node: NodeID, to list: inout OptionList) {
        let place = place(node)
        if let first = list.places[option.identifier] {
            return report(
                .duplicateOption(option.identifier, writtenAs: text(node), at: place, first: first))
        }
        list.places[option.identifier] = place
        list.formerNames.declare(option.identifier, at: place)
        list.options.append(option)
    }

    private func finished(_ list: OptionList, _ value: Value) -> ResolvedOptions {
        nameResolver.reportFormerNames(list.formerNames)
        if list.options.isEmpty, list.isComplete {
            reader.reportEmpty(value, "write 'options: none' for no options")
        }
        var options = ResolvedOptions(.listed(list.options))
        options.identifiers = Set(list.options.map(\.identifier))
        options.isComplete = list.isComplete && !list.options.isEmpty
        return options
    }

    /// Returns an option by its literal. Its title is the literal; of an object its identifier in words, of an enum the title
    /// of the case.
    private func option(_ value: Value, of element: ElementType, settings: TypeSettings) -> ListedOption? {
        guard let literal = literalResolver.literal(value, element, settings), let identifier = literal.optionIdentifier
        else {
            return nil
        }
        if let problem = settings.problem(of: literal, type: element) ?? settings.entryProblem(of: literal) {
            report(.wrongType, at: place(value.node), problem.message, near: problem.suggestion)
        }
        if element.isObject {
            let title = impliedTitle(LocalizedText(Naming.title(from: identifier), language: document.language))
            return ListedOption(identifier: identifier, title: title)
        }
        let title: LocalizedText
        if case .enumeration(let name) = element, let known = names.enumeration(name)?.title(of: identifier) {
            title = known
        } else {
            title = LocalizedText(text(value.node), language: document.language)
        }
        return ListedOption(identifier: identifier, scalar: literal, title: impliedTitle(title))
    }

    /// Adds translations in other files to a title that is not written.
    private func impliedTitle(_ title: LocalizedText) -> LocalizedText {
        let translations = textResolver.translationsOfImpliedTitle()
        if translations.isEmpty { return title }
        let kept = title.others.filter { other in !translations.contains { $0.language == other.language } }
        return LocalizedText(title.text, language: title.language, others: kept + translations)
    }

    // MARK: Details of an option

    private func describe(
        _ option: inout ListedOption, _ value: Value, _ element: ElementType, _ list: inout OptionList
    ) {
        guard !tree.isInvalid(value.node) else { return }
        guard tree.kind(value.node) == .mapping else {
            if let title = textResolver.localizedText(value, as: "title") { option.title = title }
            return
        }
        var fields = Fields()
        let scope = objectScope(of: element)
        var hasLanguages = false
        for entry in tree.entries(of: value.node) {
            if let word = Word(tree.symbol(of: entry.key)), KeySet.option.contains(word) {
                fields.append(word, entry, isUsable: !tree.isInvalid(entry.value))
            } else if let property = scope?.properties[text(entry.key)] {
                readProperty(entry, property, into: &option)
            } else {
                reportKey(entry, scope, &hasLanguages)
            }
        }
        if let title = textResolver.localizedText(fields[.title]) { option.title = title }
        option.subtitle = textResolver.localizedText(fields[.subtitle])
        option.section = textResolver.localizedText(fields[.section])
        option.disabled = disabledReason(fields[.disabled])
        option.image = fields[.image].flatMap { literalResolver.image($0) }
        option.synonyms = literalResolver.synonyms(fields[.synonyms])
        nameResolver.readFormerNames(of: &option, fields, into: &list.formerNames)
    }

    /// Returns why an option cannot be chosen; reports a boolean in place of the reason.
    private func disabledReason(_ value: Value?) -> LocalizedText? {
        guard let value else { return nil }
        guard reader.isMeantAsBoolean(value) else { return textResolver.localizedText(value) }
        reader.reportWrongType(
            value, expected: "a reason such as Closed until May",
            hint: "; omit 'disabled' if the option can be chosen")
        return nil
    }

    /// - Parameter hasLanguages: Whether a text in a language was reported. Its other languages are the same mistake.
    private func reportKey(_ entry: YAMLTree.Entry, _ scope: ObjectScope?, _ hasLanguages: inout Bool) {
        guard reader.isTextInALanguage(entry) else { return reportUnknownOptionKey(entry, scope) }
        if !hasLanguages {
            report(.textOutsideItsKey(text(entry.key), .title, subject: "an option", at: place(entry.key)))
        }
        hasLanguages = true
    }

    private func objectScope(of element: ElementType) -> ObjectScope? {
        guard case .object(let name) = element else { return nil }
        return names.object(name)
    }

    /// - Parameter property: Nil if the property's type could not be read.
    private func readProperty(
        _ entry: YAMLTree.Entry, _ property: ObjectScope.Property?, into option: inout ListedOption
    ) {
        guard let property else { return }
        let value = Value(entry.value, after: entry.key)
        if property.type.isList, tree.kind(entry.value) == .sequence {
            var slots: [IntentValue?] = []
            for element in tree.elements(of: entry.value) {
                if let literal = propertyLiteral(Value(element, after: nil), property) { slots.append(literal) }
            }
            option.properties[text(entry.key)] = .list(slots)
        } else if let literal = propertyLiteral(value, property) {
            option.properties[text(entry.key)] = property.type.isList ? .list([literal]) : literal
        }
    }

    private func propertyLiteral(_ value: Value, _ property: ObjectScope.Property) -> IntentValue? {
        guard let literal = literalResolver.literal(value, property.type.element, property.settings) else { return nil }
        if let problem = property.settings.problem(of: literal, type: property.type.element) {
            report(.wrongType, at: place(value.node), problem.message, near: problem.suggestion)
        }
        return literal
    }

    private func reportUnknownOptionKey(_ entry: YAMLTree.Entry, _ scope: ObjectScope?) {
        if let meaning = ForeignKeys.meaning(of: text(entry.key), among: .option) {
            return report(.foreignKey(text(entry.key), subject: "an option", meaning, at: place(entry.key)))
        }
        if scope?.hasUnreadProperties == true { return }
        let own = scope?.properties.keys.sorted() ?? []
        let known = KeySet.option.words.map(\.text) + own
        let near = context.nearest(to: text(entry.key), in: known)
        let list = near == nil ? "; an option can have \(known.joined(separator: ", "))" : ""
        report(
            .unknownKey, at: place(entry.key),
            "\(quoted(text(entry.key))) is neither a key of an option nor a property of its type\(list)", near: near)
    }
}

extension Diagnostic {
    static func twoSources(_ later: String, _ earlier: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: place,
            "'\(later)' and '\(earlier)' cannot both be written; options come from one source",
            notes: [DiagnosticNote("'\(earlier)' is here", at: first)])
    }

    /// - Parameter written: The text in the file, which may differ from the identifier.
    static func duplicateOption(
        _ identifier: String, writtenAs written: String? = nil, at place: Place, first: Place
    ) -> Diagnostic {
        let written = written ?? identifier
        let reason = written == identifier ? "" : "; it is stored as \(quoted(identifier))"
        return Diagnostic(
            .duplicateOption, at: place, "\(quoted(written)) appears twice\(reason)",
            notes: [DiagnosticNote("it appears here first", at: first)])
    }
}
