internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// `summary`: the sentence of an intent, or one for each set of rows.
extension FileResolver {
    /// - Parameters:
    ///   - families: Those in which the intent is shown.
    ///   - judgesRows: Whether the conditions could all be read, so that it can be told which rows are never shown.
    mutating func summary(
        _ value: Value, of drafts: [ParameterDraft], families: [SizeFamily], judgesRows: Bool
    ) -> IntentSummary? {
        let scope = placeholderScope(of: drafts)
        switch document.tree.kind(value.node) {
        case .scalar:
            if plainText(value) == "true" { return IntentSummary() }
            guard plainText(value) != "false" else {
                reportWrongType(value, expected: Self.summaryForms, hint: "; leave 'summary' out where there is none")
                return nil
            }
            return sentence(value, in: scope).map { IntentSummary($0) }
        case .sequence:
            reportWrongType(value, expected: Self.summaryForms)
            return nil
        case .mapping:
            if isOneText(value, in: scope) { return sentence(value, in: scope).map { IntentSummary($0) } }
            var reader = CombinationList(scope: scope, value: value)
            readCombinations(into: &reader)
            if judgesRows { reportNeverShown(reader, families: families) }
            return IntentSummary(
                reader.otherwise,
                combinations: reader.combinations.map { combination in
                    IntentSummary.Combination(
                        shown: combination.shown.sorted().map { drafts[$0].parameter.name },
                        sentence: combination.sentence)
                })
        }
    }

    private static let summaryForms =
        "a sentence, true, or a map from the conditional parameters that are shown to a sentence"

    /// A map from languages and no map of rows: its keys look like languages, and none names a conditional parameter.
    private func isOneText(_ value: Value, in scope: PlaceholderScope) -> Bool {
        let keys = document.tree.entries(of: value.node).map { text($0.key) }
        guard !keys.isEmpty, !keys.contains("otherwise") else { return false }
        return keys.allSatisfy { key in
            (key == document.language || LanguageTag.looksLike(key))
                && scope.indices[key].map { scope.drafts[$0].when == nil } ?? true
        }
    }

    /// A text with placeholders.
    mutating func sentence(
        _ value: Value, as name: String? = nil, in scope: PlaceholderScope
    ) -> LocalizedText? {
        guard let sentence = localizedText(value, as: name) else { return nil }
        checkPlaceholders(of: value, as: name, in: scope)
        return sentence
    }

    // MARK: Rows

    private struct CombinationList {
        let scope: PlaceholderScope
        let value: Value
        var otherwise: LocalizedText?
        var combinations: [(shown: Set<Int>, key: NodeID, sentence: LocalizedText)] = []
        var keys: [Set<Int>: NodeID] = [:]
    }

    private mutating func readCombinations(into list: inout CombinationList) {
        var hasOtherwise = false
        for entry in document.tree.entries(of: list.value.node) {
            let name = text(entry.key)
            let isOtherwise = name == "otherwise"
            let shown = isOtherwise ? [] : conditionalParameters(entry.key, in: list.scope)
            let names = (shown ?? []).sorted().map { list.scope.drafts[$0].parameter.name }
            let path = shown == nil ? "summary.\(name)" : DialogPath.summary(of: names)
            let sentence =
                document.tree.isRefused(entry.value)
                ? nil : sentence(Value(entry.value, behind: entry.key), as: path, in: list.scope)
            if isOtherwise {
                hasOtherwise = true
                list.otherwise = sentence
            } else if let shown {
                if let first = list.keys[shown] {
                    report(.sameRows(name, at: place(entry.key), first: place(first)))
                } else {
                    list.keys[shown] = entry.key
                    if let sentence { list.combinations.append((shown, entry.key, sentence)) }
                }
            }
        }
        if !hasOtherwise, !document.tree.hasMergeKey(list.value.node) {
            report(
                .missingKey(
                    "otherwise", of: "a summary by rows", at: place(list.value.key ?? list.value.node),
                    hint: " for the rows that no other entry names"))
        }
    }

    /// The parameters of a key such as `index, count`, as indices of the drafts; nil, and reported, where one is none.
    private mutating func conditionalParameters(_ key: NodeID, in scope: PlaceholderScope) -> Set<Int>? {
        var shown: Set<Int>? = []
        for part in text(key).split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.trimmed)
            let place = place(of: name, in: key)
            if let index = scope.indices[name] {
                if scope.drafts[index].when == nil {
                    report(.alwaysShown(name, at: place))
                    shown = nil
                } else {
                    shown?.insert(index)
                }
            } else {
                let known = scope.drafts.lazy.map(\.parameter.name)
                report(.unknownParameter(name, known: known, near: nearest(to: name, in: known), at: place))
                shown = nil
            }
        }
        return shown
    }

    private mutating func reportNeverShown(_ list: CombinationList, families: [SizeFamily]) {
        guard !list.keys.isEmpty else { return }
        let names = names
        let rows = ReachableRows(list.scope.drafts.map(\.judged), families: families) { name in
            names.enumeration(name).flatMap { $0.isComplete ? $0.cases : nil }
        }
        guard let reachable = rows.sets() else { return }
        for (shown, key) in list.keys where !reachable.contains(shown) {
            let names = shown.sorted().map { list.scope.drafts[$0].parameter.name }
            report(.neverShown(names, at: place(key)))
        }
    }
}

extension Substring {
    /// Without spaces at its ends.
    var trimmed: Substring {
        let start = drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return start.prefix(0) }
        return start[...last]
    }
}

extension Diagnostic {
    fileprivate static func sameRows(_ name: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: place, "\(quoted(name)) names the same rows as another entry",
            notes: [DiagnosticNote("the other one is here", at: first)])
    }

    fileprivate static func alwaysShown(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .summaryNever, at: place,
            "\(quoted(name)) has no 'when'; a summary's key names conditional parameters only")
    }

    fileprivate static func neverShown(_ names: [String], at place: Place) -> Diagnostic {
        let rows = names.map(quoted).joined(separator: " and ")
        return Diagnostic(
            .summaryNever, at: place,
            "\(rows) \(names.count == 1 ? "is" : "are") never the only conditional parameter\(names.count == 1 ? "" : "s") shown, whatever is chosen"
        )
    }
}
