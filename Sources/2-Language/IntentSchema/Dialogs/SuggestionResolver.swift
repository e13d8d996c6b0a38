internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `suggestions`: the phrases with which an app donates an intent.
struct SuggestionResolver: ContextResolver {
    let context: ResolvingContext

    /// - Parameter hasAllParameters: False if the intent's parameters could not be read.
    func resolve(
        _ value: Value, of drafts: [ParameterDraft], hasAllParameters: Bool
    ) -> [IntentSuggestion] {
        var scope = dialogResolver.placeholderScope(of: drafts)
        scope.isComplete = hasAllParameters
        var list = PhraseList(scope: scope)
        guard tree.kind(value.node) == .sequence else {
            readPhrase(value, into: &list)
            return list.suggestions
        }
        var isEmpty = true
        for element in tree.elements(of: value.node) {
            isEmpty = false
            if !tree.isInvalid(element) { readPhrase(Value(element, after: nil), into: &list) }
        }
        if isEmpty { reader.reportEmpty(value, "omit 'suggestions' if there are none") }
        return list.suggestions
    }

    private struct PhraseList {
        let scope: PlaceholderScope
        var suggestions: [IntentSuggestion] = []
        /// The first entry for each set of parameters.
        var nodes: [Set<Int>: NodeID] = [:]

        /// In declared order.
        func names(_ parameters: Set<Int>) -> [String] {
            parameters.sorted().map { scope.drafts[$0].parameter.name }
        }
    }

    private static let phraseForms =
        "a phrase, a map of title, subtitle, with, primary and background, or the word summary"

    private func readPhrase(_ value: Value, into list: inout PhraseList) {
        switch tree.kind(value.node) {
        case .sequence: reader.reportWrongType(value, expected: Self.phraseForms)
        case .mapping: readLongPhrase(value, into: &list)
        case .scalar:
            if tree.isNull(value.node) { return reader.reportWrongType(value, expected: Self.phraseForms) }
            if reader.plainText(value) == "summary" {
                let all = Set(list.scope.drafts.indices)
                guard isNew(all, at: value.node, in: &list) else { return }
                return list.suggestions.append(IntentSuggestion(parameters: list.names(all), title: .summary))
            }
            let parameters = mentioned(in: [value], list.scope)
            guard isNew(parameters, at: value.node, in: &list) else { return }
            let names = list.names(parameters)
            let title = dialogResolver.sentence(value, as: DialogPath.suggestion("title", with: names), in: list.scope)
            if let title { list.suggestions.append(IntentSuggestion(parameters: names, title: .text(title))) }
        }
    }

    private func readLongPhrase(_ value: Value, into list: inout PhraseList) {
        guard let fields = reader.fields(of: value, allowed: .suggestion, subject: "a suggestion") else { return }
        let texts = [fields[.title], fields[.subtitle]].compactMap(\.self)
        var (parameters, isUsable) = (mentioned(in: texts, list.scope), fields[.title] != nil)
        if let with = fields[.with] {
            (parameters, isUsable) = named(with, list.scope)
        } else if fields.mentions(.with) {
            isUsable = false
        } else if reader.isMissing(.title, in: fields) {
            report(
                .missingKey(
                    "title", of: "a suggestion", at: place(value.key ?? value.node),
                    hint: "; to use the text of the summary, name the parameters in 'with'"))
        }
        let node = fields[.with]?.node ?? fields[.title]?.node ?? value.node
        if isUsable { isUsable = isNew(parameters, at: node, in: &list) }
        let names = list.names(parameters)
        let title = fields[.title].flatMap {
            dialogResolver.sentence($0, as: DialogPath.suggestion("title", with: names), in: list.scope)
        }
        let subtitle = fields[.subtitle].flatMap {
            dialogResolver.sentence($0, as: DialogPath.suggestion("subtitle", with: names), in: list.scope)
        }
        let isPrimary = reader.boolean(fields[.primary]) ?? false
        let runsInBackground = reader.boolean(fields[.background]) ?? true
        guard isUsable else { return }
        list.suggestions.append(
            IntentSuggestion(
                parameters: names, title: title.map { .text($0) } ?? .summary, subtitle: subtitle,
                isPrimary: isPrimary, runsInBackground: runsInBackground))
    }

    /// Whether no other entry has the same parameters; reports one that does.
    private func isNew(_ parameters: Set<Int>, at node: NodeID, in list: inout PhraseList) -> Bool {
        guard let first = list.nodes[parameters] else {
            list.nodes[parameters] = node
            return true
        }
        let names = list.names(parameters)
        let phrase = names.isEmpty ? "no parameters" : names.map(quoted).joined(separator: " and ")
        report(
            .duplicateKey, at: place(node),
            "another suggestion also has \(phrase); each needs its own set of parameters, listed in 'with'",
            notes: [DiagnosticNote("the other suggestion is here", at: place(first))])
        return false
    }

    // MARK: Parameters

    /// Returns the parameters that `with` names, and whether all could be read.
    private func named(_ value: Value, _ scope: PlaceholderScope) -> (parameters: Set<Int>, areAllKnown: Bool) {
        guard let names = reader.names(value, expected: "a list of parameters, such as [city, days]") else {
            return ([], false)
        }
        var (parameters, areAllKnown): (Set<Int>, Bool) = ([], true)
        for (name, node) in names {
            if let index = scope.indices[name] {
                parameters.insert(index)
                continue
            }
            areAllKnown = false
            guard scope.isComplete else { continue }
            reportUnknownParameter(name, known: scope.drafts.lazy.map(\.parameter.name), at: place(node))
        }
        return (parameters, areAllKnown)
    }

    /// Returns the parameters that texts mention in the file's own language.
    private func mentioned(in values: [Value], _ scope: PlaceholderScope) -> Set<Int> {
        var parameters: Set<Int> = []
        for value in values {
            guard let text = ownText(value.node) else { continue }
            for placeholder in Placeholder.all(in: text).placeholders {
                if let index = scope.parameter(of: placeholder) { parameters.insert(index) }
            }
        }
        return parameters
    }

    /// Returns the text in the file's own language. Problems with it are reported where it is read.
    private func ownText(_ node: NodeID) -> String? {
        switch tree.kind(node) {
        case .scalar: return text(node)
        case .sequence: return nil
        case .mapping:
            let own = tree.entries(of: node).first { text($0.key) == document.language }?.value
            return own.flatMap { tree.kind($0) == .scalar ? text($0) : nil }
        }
    }
}
