internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Where options come from, on parameters and on types.
extension FileResolver {
    mutating func readOptions(_ fields: Fields, into draft: inout ParameterDraft) {
        draft.options =
            options(fields, of: draft.element, settings: draft.parameter.settings) ?? inheritedOptions(draft.element)
        draft.parameter.options = draft.options.source
        if let value = fields[.search], let searches = boolean(value), searches {
            if case .dynamic = draft.options.source {
                draft.parameter.searchesInHandler = true
            } else if draft.options.isComplete {
                reportUselessKey(value.key, "needs dynamic options: only a handler can be given the search term")
            }
        }
        if case .string = draft.element, let value = fields[.freeText], let allows = boolean(value) {
            draft.parameter.allowsFreeText = allows
        }
    }

    /// What a parameter offers that does not say: what its type says, else a handler for objects.
    private func inheritedOptions(_ element: ElementType) -> ResolvedOptions {
        guard case .object(let name) = element else { return ResolvedOptions(element == .anyObject ? .dynamic : .free) }
        return names.object(name)?.options ?? ResolvedOptions(.dynamic)
    }

    /// The options that stand on a type, for every parameter of it.
    mutating func typeOptions(_ fields: Fields, of type: Declaration) -> ResolvedOptions? {
        enterTexts("types", type.key)
        defer { leaveTexts() }
        return options(fields, of: .object(type.name), settings: TypeSettings())
    }

    /// The options that a declaration itself gives; nil where it gives none.
    mutating func options(_ fields: Fields, of element: ElementType, settings: TypeSettings) -> ResolvedOptions? {
        if let written = fields[.options], let other = fields[.optionsFrom], let first = written.key,
            let second = other.key
        {
            let (earlier, later) = first < second ? (first, second) : (second, first)
            report(.twoSources(text(later), text(earlier), at: place(later), first: place(earlier)))
        }
        if let value = fields[.options] { return options(value, of: element, settings: settings) }
        return fields[.optionsFrom].map { optionsSource($0) }
    }

    private mutating func options(_ value: Value, of element: ElementType, settings: TypeSettings) -> ResolvedOptions {
        switch document.tree.kind(value.node) {
        case .scalar: return optionsWord(value)
        case .sequence: return listedOptions(value, of: element, settings: settings)
        case .mapping: return mappedOptions(value, of: element, settings: settings)
        }
    }

    private mutating func optionsWord(_ value: Value) -> ResolvedOptions {
        if document.tree.text(value.node, is: "dynamic") { return ResolvedOptions(.dynamic) }
        if document.tree.text(value.node, is: "none") { return ResolvedOptions(.none) }
        let near = NearMatch.best(for: text(value.node), in: ["dynamic", "none"])
        reportWrongType(
            value, expected: "one of dynamic, none, a list of values, or a map of them",
            fixes: DiagnosticFix.didYouMean(near, at: place(value.node)))
        return incomplete(.free)
    }

    private func incomplete(_ source: OptionSource) -> ResolvedOptions {
        var options = ResolvedOptions(source)
        options.isComplete = false
        return options
    }

    // MARK: Listed options

    /// The listed options while they are read.
    private struct OptionList {
        var options: [ListedOption] = []
        var places: [String: Place] = [:]
        var formerNames = FormerNameRule()
        var isComplete = true
    }

    private mutating func listedOptions(_ value: Value, of element: ElementType, settings: TypeSettings)
        -> ResolvedOptions
    {
        var list = OptionList()
        for node in document.tree.elements(of: value.node) {
            guard document.tree.kind(node) == .scalar else {
                list.isComplete = false
                reportWrongType(
                    Value(node, behind: nil), expected: "one value",
                    hint: "; make 'options' a map to give values titles")
                continue
            }
            enterTexts("options", node)
            defer { leaveTexts() }
            if let option = option(Value(node, behind: nil), of: element, settings: settings) {
                append(option, at: node, to: &list)
            } else {
                list.isComplete = false
            }
        }
        return finished(list, value)
    }

    private mutating func mappedOptions(_ value: Value, of element: ElementType, settings: TypeSettings)
        -> ResolvedOptions
    {
        var list = OptionList()
        for entry in document.tree.entries(of: value.node) {
            enterTexts("options", entry.key)
            defer { leaveTexts() }
            if var option = option(Value(entry.key, behind: nil), of: element, settings: settings) {
                describe(&option, Value(entry.value, behind: entry.key), element, &list)
                append(option, at: entry.key, to: &list)
            } else {
                list.isComplete = false
            }
        }
        return finished(list, value)
    }

    private mutating func append(_ option: ListedOption, at node: NodeID, to list: inout OptionList) {
        let place = place(node)
        if let first = list.places[option.identifier] {
            return report(
                .duplicateOption(option.identifier, writtenAs: text(node), at: place, first: first))
        }
        list.places[option.identifier] = place
        list.formerNames.declare(option.identifier, at: place)
        list.options.append(option)
    }

    private mutating func finished(_ list: OptionList, _ value: Value) -> ResolvedOptions {
        reportFormerNames(list.formerNames)
        if list.options.isEmpty, list.isComplete {
            reportEmpty(value, "no options at all are written 'options: none'")
        }
        var options = ResolvedOptions(.listed(list.options))
        options.identifiers = Set(list.options.map(\.identifier))
        options.isComplete = list.isComplete && !list.options.isEmpty
        return options
    }

    /// An option by its literal. It is titled by itself; an object by its identifier in words, an enum's by its case.
    private mutating func option(_ value: Value, of element: ElementType, settings: TypeSettings) -> ListedOption? {
        guard let literal = literal(value, element, settings), let identifier = literal.optionIdentifier else {
            return nil
        }
        if let problem = settings.problem(of: literal, type: element), problem.rule != .range {
            report(.optionNotAllowed(problem, at: place(value.node)))
        }
        if element.isObject {
            let title = impliedTitle(LocalizedText(Naming.words(from: identifier), language: document.language))
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

    /// The same title with what files beside this one say for it.
    private mutating func impliedTitle(_ title: LocalizedText) -> LocalizedText {
        let beside = translationsOfImpliedTitle()
        if beside.isEmpty { return title }
        let kept = title.others.filter { other in !beside.contains { $0.language == other.language } }
        return LocalizedText(title.text, language: title.language, others: kept + beside)
    }

    // MARK: What an option says

    private mutating func describe(
        _ option: inout ListedOption, _ value: Value, _ element: ElementType, _ list: inout OptionList
    ) {
        guard !document.tree.isRefused(value.node) else { return }
        guard document.tree.kind(value.node) == .mapping else {
            if let title = localizedText(value, as: "title") { option.title = title }
            return
        }
        var fields = Fields()
        let scope = objectScope(of: element)
        var hasLanguages = false
        for entry in document.tree.entries(of: value.node) {
            if let word = Word(document.tree.symbol(of: entry.key)), KeySet.option.contains(word) {
                fields.append(word, entry, isUsable: !document.tree.isRefused(entry.value))
            } else if let property = scope?.properties[text(entry.key)] {
                readProperty(entry, property, into: &option)
            } else {
                reportKey(entry, scope, &hasLanguages)
            }
        }
        if let title = localizedText(fields[.title]) { option.title = title }
        option.subtitle = localizedText(fields[.subtitle])
        option.section = localizedText(fields[.section])
        option.image = fields[.image].flatMap { image($0) }
        option.synonyms = synonyms(fields[.synonyms])
        option.renamedFrom = formerNames(fields[.renamedFrom], into: &list.formerNames)
    }

    /// - Parameter hasLanguages: Whether a text in a language was reported; its other languages are the same mistake.
    private mutating func reportKey(_ entry: YAMLTree.Entry, _ scope: ObjectScope?, _ hasLanguages: inout Bool) {
        guard isTextInALanguage(entry) else { return reportUnknownOptionKey(entry, scope) }
        if !hasLanguages {
            report(.textOutsideItsKey(text(entry.key), .title, subject: "an option", at: place(entry.key)))
        }
        hasLanguages = true
    }

    private func objectScope(of element: ElementType) -> ObjectScope? {
        guard case .object(let name) = element else { return nil }
        return names.object(name)
    }

    /// - Parameter property: Nil where the property's own declaration is wrong.
    private mutating func readProperty(
        _ entry: YAMLTree.Entry, _ property: ObjectScope.Property?, into option: inout ListedOption
    ) {
        guard let property else { return }
        let value = Value(entry.value, behind: entry.key)
        if property.type.isList, document.tree.kind(entry.value) == .sequence {
            var slots: [IntentValue?] = []
            for element in document.tree.elements(of: entry.value) {
                if let literal = propertyLiteral(Value(element, behind: nil), property) { slots.append(literal) }
            }
            option.properties[text(entry.key)] = .list(slots)
        } else if let literal = propertyLiteral(value, property) {
            option.properties[text(entry.key)] = property.type.isList ? .list([literal]) : literal
        }
    }

    private mutating func propertyLiteral(_ value: Value, _ property: ObjectScope.Property) -> IntentValue? {
        guard let literal = literal(value, property.type.element, property.settings) else { return nil }
        if let problem = property.settings.problem(of: literal, type: property.type.element) {
            report(.optionNotAllowed(problem, at: place(value.node)))
        }
        return literal
    }

    private mutating func reportUnknownOptionKey(_ entry: YAMLTree.Entry, _ scope: ObjectScope?) {
        let own = scope?.properties.keys.sorted() ?? []
        let known = KeySet.option.words.map(\.text) + own
        let near = nearest(to: text(entry.key), in: known)
        report(.unknownOptionKey(text(entry.key), known: known, near: near, at: place(entry.key)))
    }
}

extension Diagnostic {
    fileprivate static func twoSources(_ later: String, _ earlier: String, at place: Place, first: Place) -> Diagnostic
    {
        Diagnostic(
            .duplicateKey, at: place,
            "'\(later)' stands beside '\(earlier)'; only one of them says where options come from",
            notes: [DiagnosticNote("'\(earlier)' is here", at: first)])
    }

    /// A currency or a type of file that the settings leave out.
    fileprivate static func optionNotAllowed(_ problem: ValueProblem, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place, problem.message, fixes: DiagnosticFix.didYouMean(problem.suggestion, at: place))
    }

    /// - Parameter written: What stands there, which may not look like the identifier that it has in common with another.
    static func duplicateOption(
        _ identifier: String, writtenAs written: String? = nil, at place: Place, first: Place
    ) -> Diagnostic {
        let written = written ?? identifier
        let reason = written == identifier ? "" : ": it is stored as \(quoted(identifier))"
        return Diagnostic(
            .duplicateOption, at: place, "\(quoted(written)) stands twice\(reason)",
            notes: [DiagnosticNote("it stands here first", at: first)])
    }

    fileprivate static func unknownOptionKey(
        _ name: String, known: [String], near: String?, at place: Place
    ) -> Diagnostic {
        let list = near == nil ? "; known are \(known.joined(separator: ", "))" : ""
        return Diagnostic(
            .unknownKey, at: place, "\(quoted(name)) is neither a key of an option nor a property of its type\(list)",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}
