internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// Resolves `summary`: the sentence of an intent, or one for each set of conditional parameters that is shown.
struct SummaryResolver: ContextResolver {
    let context: ResolvingContext

    /// - Parameters:
    ///   - families: The families of the widgets that show the intent.
    ///   - checksRows: Whether all conditions could be read, so that rows that are never shown can be reported.
    func resolve(
        _ value: Value, of drafts: [ParameterDraft], families: [SizeFamily], checksRows: Bool
    ) -> IntentSummary? {
        let scope = dialogResolver.placeholderScope(of: drafts)
        switch tree.kind(value.node) {
        case .scalar:
            if reader.plainText(value) == "true" { return IntentSummary() }
            guard reader.plainText(value) != "false" else {
                reader.reportWrongType(
                    value, expected: Self.summaryForms, hint: "; omit 'summary' if there is none")
                return nil
            }
            return dialogResolver.sentence(value, in: scope).map { IntentSummary($0) }
        case .sequence:
            reader.reportWrongType(value, expected: Self.summaryForms)
            return nil
        case .mapping:
            if isOneText(value, in: scope) {
                return dialogResolver.sentence(value, in: scope).map { IntentSummary($0) }
            }
            var list = CombinationList(scope: scope, value: value)
            readCombinations(into: &list)
            if checksRows { reportNeverShown(list, families: families) }
            return IntentSummary(
                list.otherwise,
                combinations: list.combinations.map { combination in
                    IntentSummary.Combination(
                        shown: combination.shown.sorted().map { drafts[$0].parameter.name },
                        sentence: combination.sentence)
                })
        }
    }

    private static let summaryForms =
        "a sentence, true, or a map from the conditional parameters that are shown to sentences"

    /// Whether a map contains one sentence in several languages: its keys look like languages, and none is a conditional
    /// parameter.
    private func isOneText(_ value: Value, in scope: PlaceholderScope) -> Bool {
        let keys = tree.entries(of: value.node).map { text($0.key) }
        guard !keys.isEmpty, !keys.contains("otherwise") else { return false }
        return keys.allSatisfy { key in
            (key == document.language || LanguageTag.looksLike(key))
                && scope.indices[key].map { scope.drafts[$0].when == nil } ?? true
        }
    }

    // MARK: Rows

    private struct CombinationList {
        let scope: PlaceholderScope
        let value: Value
        var otherwise: LocalizedText?
        var combinations: [(shown: Set<Int>, key: NodeID, sentence: LocalizedText)] = []
        var keys: [Set<Int>: NodeID] = [:]
    }

    private func readCombinations(into list: inout CombinationList) {
        var hasOtherwise = false
        for entry in tree.entries(of: list.value.node) {
            let name = text(entry.key)
            let isOtherwise = name == "otherwise"
            let shown = isOtherwise ? [] : conditionalParameters(entry.key, in: list.scope)
            let names = (shown ?? []).sorted().map { list.scope.drafts[$0].parameter.name }
            let path = shown == nil ? "summary.\(name)" : DialogPath.summary(of: names)
            let sentence =
                tree.isInvalid(entry.value)
                ? nil : dialogResolver.sentence(Value(entry.value, after: entry.key), as: path, in: list.scope)
            if isOtherwise {
                hasOtherwise = true
                list.otherwise = sentence
            } else if let shown {
                if let first = list.keys[shown] {
                    report(
                        .duplicateKey, at: place(entry.key), "\(quoted(name)) names the same rows as another entry",
                        notes: [DiagnosticNote("the other one is here", at: place(first))])
                } else {
                    list.keys[shown] = entry.key
                    if let sentence { list.combinations.append((shown, entry.key, sentence)) }
                }
            }
        }
        if !hasOtherwise, !tree.hasMergeKey(list.value.node) {
            report(
                .missingKey(
                    "otherwise", of: "a summary by rows", at: place(list.value.key ?? list.value.node),
                    hint: " for rows that no other entry names"))
        }
    }

    /// Returns the parameters of a key such as `index, count`, as indices of the drafts; nil if one was reported.
    private func conditionalParameters(_ key: NodeID, in scope: PlaceholderScope) -> Set<Int>? {
        var shown: Set<Int>? = []
        for part in text(key).split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.trimmed)
            var place: Place { dialogResolver.place(of: name, in: key) }
            if let index = scope.indices[name] {
                if scope.drafts[index].when == nil {
                    report(
                        .summaryNever, at: place,
                        "\(quoted(name)) has no 'when'; the keys of a summary are conditional parameters")
                    shown = nil
                } else {
                    shown?.insert(index)
                }
            } else {
                reportUnknownParameter(name, known: scope.drafts.lazy.map(\.parameter.name), at: place)
                shown = nil
            }
        }
        return shown
    }

    private func reportNeverShown(_ list: CombinationList, families: [SizeFamily]) {
        guard !list.keys.isEmpty else { return }
        let names = names
        let rows = ReachableRows(list.scope.drafts.map(\.forRowRules), families: families) { name in
            names.enumeration(name).flatMap { $0.isComplete ? $0.cases : nil }
        }
        guard let reachable = rows.sets() else { return }
        for (shown, key) in list.keys where !reachable.contains(shown) {
            let names = shown.sorted().map { list.scope.drafts[$0].parameter.name }
            let (are, plural) = names.count == 1 ? ("is", "") : ("are", "s")
            report(
                .summaryNever, at: place(key),
                "\(names.map(quoted).joined(separator: " and ")) \(are) never the only conditional parameter\(plural) shown"
            )
        }
    }
}

extension Substring {
    /// The text without spaces at either end.
    var trimmed: Substring { trimming { $0 == " " } }
}
