internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// `suggestions`: the phrases with which an app donates an intent.
extension FileResolver {
    /// - Parameter hasAllParameters: False where the intent's parameters could not be read.
    mutating func suggestions(
        _ value: Value, of drafts: [ParameterDraft], hasAllParameters: Bool
    ) -> [IntentSuggestion] {
        var scope = placeholderScope(of: drafts)
        scope.isComplete = hasAllParameters
        var list = PhraseList(scope: scope)
        guard document.tree.kind(value.node) == .sequence else {
            readPhrase(value, into: &list)
            return list.suggestions
        }
        var isEmpty = true
        for element in document.tree.elements(of: value.node) {
            isEmpty = false
            if !document.tree.isRefused(element) { readPhrase(Value(element, behind: nil), into: &list) }
        }
        if isEmpty { reportEmpty(value, "leave 'suggestions' out where there are none") }
        return list.suggestions
    }

    private struct PhraseList {
        let scope: PlaceholderScope
        var suggestions: [IntentSuggestion] = []
        /// Where each set of parameters stands first.
        var nodes: [Set<Int>: NodeID] = [:]

        /// In declared order.
        func names(_ parameters: Set<Int>) -> [String] {
            parameters.sorted().map { scope.drafts[$0].parameter.name }
        }
    }

    private static let phraseForms =
        "a phrase, a map of title, subtitle, with, primary and background, or the word summary"

    private mutating func readPhrase(_ value: Value, into list: inout PhraseList) {
        switch document.tree.kind(value.node) {
        case .sequence: reportWrongType(value, expected: Self.phraseForms)
        case .mapping: readLongPhrase(value, into: &list)
        case .scalar:
            if document.tree.isNull(value.node) { return reportWrongType(value, expected: Self.phraseForms) }
            if plainText(value) == "summary" {
                let all = Set(list.scope.drafts.indices)
                guard isNew(all, at: value.node, in: &list) else { return }
                return list.suggestions.append(IntentSuggestion(parameters: list.names(all), title: .summary))
            }
            let parameters = mentioned(in: [value], list.scope)
            guard isNew(parameters, at: value.node, in: &list) else { return }
            let names = list.names(parameters)
            let title = sentence(value, as: DialogPath.suggestion("title", with: names), in: list.scope)
            if let title { list.suggestions.append(IntentSuggestion(parameters: names, title: .text(title))) }
        }
    }

    private mutating func readLongPhrase(_ value: Value, into list: inout PhraseList) {
        guard let fields = fields(of: value, allowed: .suggestion, subject: "a suggestion") else { return }
        let texts = [fields[.title], fields[.subtitle]].compactMap(\.self)
        var (parameters, isRight) = (mentioned(in: texts, list.scope), fields[.title] != nil)
        if let with = fields[.with] {
            (parameters, isRight) = named(with, list.scope)
        } else if fields.mentions(.with) {
            isRight = false
        } else if isMissing(.title, in: fields) {
            report(.titleMissing(at: place(value.key ?? value.node)))
        }
        let node = fields[.with]?.node ?? fields[.title]?.node ?? value.node
        if isRight { isRight = isNew(parameters, at: node, in: &list) }
        let names = list.names(parameters)
        let title = fields[.title].flatMap {
            sentence($0, as: DialogPath.suggestion("title", with: names), in: list.scope)
        }
        let subtitle = fields[.subtitle].flatMap {
            sentence($0, as: DialogPath.suggestion("subtitle", with: names), in: list.scope)
        }
        let isPrimary = fields[.primary].flatMap { boolean($0) } ?? false
        let runsInBackground = fields[.background].flatMap { boolean($0) } ?? true
        guard isRight else { return }
        list.suggestions.append(
            IntentSuggestion(
                parameters: names, title: title.map { .text($0) } ?? .summary, subtitle: subtitle,
                isPrimary: isPrimary, runsInBackground: runsInBackground))
    }

    /// False, and reported, for a set of parameters that another entry has.
    private mutating func isNew(_ parameters: Set<Int>, at node: NodeID, in list: inout PhraseList) -> Bool {
        guard let first = list.nodes[parameters] else {
            list.nodes[parameters] = node
            return true
        }
        report(.sameParameters(list.names(parameters), at: place(node), first: place(first)))
        return false
    }

    // MARK: Parameters

    /// What `with` names; false where something in it could not be read.
    private mutating func named(_ value: Value, _ scope: PlaceholderScope) -> (parameters: Set<Int>, areAll: Bool) {
        guard let names = names(value, expected: "a list of parameters, such as [city, days]") else {
            return ([], false)
        }
        var (parameters, areAll): (Set<Int>, Bool) = ([], true)
        for (name, node) in names {
            if let index = scope.indices[name] {
                parameters.insert(index)
                continue
            }
            areAll = false
            guard scope.isComplete else { continue }
            let known = scope.drafts.lazy.map(\.parameter.name)
            report(.unknownParameter(name, known: known, near: nearest(to: name, in: known), at: place(node)))
        }
        return (parameters, areAll)
    }

    /// The parameters that texts mention in the file's own language.
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

    /// What is written in the file's own language; what is wrong with it is reported where it is read.
    private func ownText(_ node: NodeID) -> String? {
        switch document.tree.kind(node) {
        case .scalar: return text(node)
        case .sequence: return nil
        case .mapping:
            let own = document.tree.entries(of: node).first { text($0.key) == document.language }?.value
            return own.flatMap { document.tree.kind($0) == .scalar ? text($0) : nil }
        }
    }
}

extension Diagnostic {
    fileprivate static func titleMissing(at place: Place) -> Diagnostic {
        missingKey(
            "title", of: "a suggestion", at: place,
            hint: "; one that takes the summary's text names its parameters, with: […]")
    }

    fileprivate static func sameParameters(_ names: [String], at place: Place, first: Place) -> Diagnostic {
        let what = names.isEmpty ? "no parameters" : names.map(quoted).joined(separator: " and ")
        return Diagnostic(
            .duplicateKey, at: place,
            "another suggestion has \(what) too; each has parameters of its own, which 'with' names",
            notes: [DiagnosticNote("the other one is here", at: first)])
    }
}
