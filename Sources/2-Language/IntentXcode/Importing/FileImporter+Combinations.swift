internal import IntentModel
internal import IntentSchema

/// Summaries: the combinations of parameters that Xcode manages, which are an intent's sentences in Shortcuts.
extension FileImporter {
    /// Returns the summary of an intent; nil if Shortcuts does not offer the intent.
    mutating func summary(
        of declaration: LocatedDeclaration, _ parameters: [Parameter], _ names: PlaceholderNames,
        _ values: DialogValues, _ variants: inout [DialogVariant]
    ) -> IntentSummary? {
        let group = "ManagedParameterCombinations"
        let entries = combinations(of: declaration, in: group, parameters)
        let sentences = sentences(of: declaration, entries, parameters, names)
        guard !sentences.isEmpty else {
            return declaration.flag("Configurable") ? IntentSummary() : nil
        }
        // The sentence without conditional parameters applies to all rows; if there is none, the most frequent one
        // does.
        let counts = Dictionary(grouping: sentences) { $0.sentence?.text ?? "" }.mapValues(\.count)
        let frequent = sentences.max { counts[$0.sentence?.text ?? ""] ?? 0 < counts[$1.sentence?.text ?? ""] ?? 0 }
        guard let otherwise = sentences.first(where: \.shown.isEmpty) ?? frequent else { return IntentSummary() }
        let others = sentences.filter { $0.shown != otherwise.shown && $0.sentence != otherwise.sentence }
        guard !others.isEmpty else {
            guard let sentence = otherwise.sentence else { return IntentSummary() }
            variants += self.variants(otherwise.key, of: declaration, at: DialogPath.summary, names, values)
            return IntentSummary(sentence)
        }
        for entry in [otherwise] + others {
            let path = DialogPath.summary(of: entry.shown == otherwise.shown ? [] : entry.shown)
            variants += self.variants(entry.key, of: declaration, at: path, names, values)
        }
        let empty = LocalizedText("", language: texts.language)
        return IntentSummary(
            otherwise.sentence ?? empty,
            combinations: others.map { IntentSummary.Combination(shown: $0.shown, sentence: $0.sentence ?? empty) })
    }

    /// The sentence for a set of rows.
    private struct Sentence {
        let key: String
        /// The shown conditional parameters, in declared order.
        let shown: [String]
        let sentence: LocalizedText?
    }

    /// Returns a sentence for each set of conditional parameters that can be shown.
    private mutating func sentences(
        of declaration: LocatedDeclaration, _ entries: [ImportedCombination], _ parameters: [Parameter],
        _ names: PlaceholderNames
    ) -> [Sentence] {
        let conditional = Set(parameters.filter { !$0.when.isEmpty }.map(\.name))
        let rows = ReachableRows(parameters, families: []) { [enums] name in enums[name]?.cases.map(\.name) }.sets()
            .map { sets in
                Set(sets.map { Set($0.compactMap { parameters.indices.contains($0) ? parameters[$0].name : nil }) })
            }
        var seen: Set<[String]> = []
        // Of several entries for the same set, the one with the most parameters is the latest.
        let sorted = entries.sorted { ($1.parameters.count, $0.element) < ($0.parameters.count, $1.element) }
        let kept = sorted.filter { entry in
            let shown = entry.parameters.filter(conditional.contains)
            let isNew = seen.insert(shown).inserted
            let isRepresentable = shown.isEmpty || (rows?.contains(Set(shown)) ?? true) && shown.areSummaryKey
            if !isNew || !isRepresentable {
                guard declaration.nonEmptyString(entry.key("Title")) != nil else { return false }
                let reason = isNew ? "is never shown" : "is a duplicate"
                warn(
                    "the combination \(quoted(entry.element)) \(reason); its sentence is kept in the sidecar",
                    of: declaration, entry.key("Title"))
                return false
            }
            return true
        }
        return kept.sorted { ($0.parameters.count, $0.element) < ($1.parameters.count, $1.element) }.map { entry in
            Sentence(
                key: entry.key("Title"), shown: entry.parameters.filter(conditional.contains),
                sentence: nonEmptyDialog(entry.key("Title"), of: declaration, names))
        }
    }
}

extension [String] {
    /// Whether the names can be a key in a summary.
    fileprivate var areSummaryKey: Bool {
        self != ["otherwise"] && joined(separator: ",").utf8.count <= 900
            && allSatisfy { $0.first != " " && $0.last != " " }
    }
}

/// Suggestions: the combinations of parameters that an app can donate.
extension FileImporter {
    /// Returns the suggestions of an intent.
    /// - Parameter summary: The summary of the intent.
    mutating func suggestions(
        of declaration: LocatedDeclaration, _ parameters: [Parameter], summary: IntentSummary?,
        _ names: PlaceholderNames, _ values: DialogValues, _ variants: inout [DialogVariant]
    ) -> [IntentSuggestion] {
        var seen: Set<[String]> = []
        var suggestions: [IntentSuggestion] = []
        let entries = combinations(of: declaration, in: "ParameterCombinations", parameters)
        let order = parameters.positions(by: \.name)
        let sentences = summary.map { SummarySentences($0, parameters, language: texts.language) }
        for entry in entries.sorted(by: { first, second in first.precedes(second, order) }) {
            guard seen.insert(entry.parameters).inserted else {
                warn(
                    "duplicate combination \(quoted(entry.element)); it is kept in the sidecar",
                    of: declaration, entry.key("Title"))
                continue
            }
            guard let title = suggestionTitle(entry, of: declaration, sentences, names) else { continue }
            let subtitle = nonEmptyDialog(entry.key("Subtitle"), of: declaration, names)
            if case .text = title {
                variants += self.variants(
                    entry.key("Title"), of: declaration, at: DialogPath.suggestion("title", with: entry.parameters),
                    names, values)
            }
            if subtitle != nil {
                variants += self.variants(
                    entry.key("Subtitle"), of: declaration,
                    at: DialogPath.suggestion("subtitle", with: entry.parameters), names, values)
            }
            suggestions.append(
                IntentSuggestion(
                    parameters: entry.parameters, title: title, subtitle: subtitle,
                    isPrimary: declaration.flag(entry.key("IsPrimary")),
                    runsInBackground: declaration.flag(entry.key("SupportsBackgroundExecution"))))
        }
        return suggestions
    }

    /// Returns the title of a suggestion, which is the summary if it has the same sentence for these parameters; nil if
    /// a definition cannot contain the text.
    private mutating func suggestionTitle(
        _ entry: ImportedCombination, of declaration: LocatedDeclaration, _ sentences: SummarySentences?,
        _ names: PlaceholderNames
    ) -> IntentSuggestion.Title? {
        let empty = LocalizedText("", language: texts.language)
        let key = entry.key("Title")
        guard let title = declaration.has(key) ? dialog(key, of: declaration, names) : empty else { return nil }
        return title == sentences?.sentence(of: entry) ? .summary : .text(title)
    }
}

/// The sentences of a summary by what they show.
private struct SummarySentences {
    private let conditional: Set<String>
    /// The number of parameters that are always shown.
    private let unconditional: Int
    private let combinations: [[String]: LocalizedText]
    private let otherwise: LocalizedText

    /// - Parameter language: The language of the empty text of a summary without sentences.
    init(_ summary: IntentSummary, _ parameters: [Parameter], language: String) {
        conditional = Set(parameters.filter { !$0.when.isEmpty }.map(\.name))
        unconditional = parameters.count - conditional.count
        combinations = Dictionary(summary.combinations.map { ($0.shown, $0.sentence) }) { first, _ in first }
        otherwise = summary.sentence ?? LocalizedText("", language: language)
    }

    /// Returns the sentence for a set of parameters; nil if more parameters are shown.
    func sentence(of combination: ImportedCombination) -> LocalizedText? {
        let shown = combination.parameters.filter(conditional.contains)
        guard combination.parameters.count - shown.count == unconditional else { return nil }
        return combinations[shown] ?? otherwise
    }
}

extension ImportedCombination {
    /// Orders combinations by the number of parameters, then by declared order.
    fileprivate func precedes(_ other: ImportedCombination, _ order: [String: Int]) -> Bool {
        if parameters.count != other.parameters.count { return parameters.count < other.parameters.count }
        return parameters.map { order[$0] ?? 0 }.lexicographicallyPrecedes(other.parameters.map { order[$0] ?? 0 })
    }
}

/// A set of parameters with its key in the file.
private struct ImportedCombination {
    let group: String
    /// The names in the key of the leaf.
    let element: String
    /// The parameters in declared order.
    let parameters: [String]

    func key(_ name: String) -> String { "\(group).\(element).\(name)" }
}

extension FileImporter {
    /// Returns the entries of a group. Entries with unknown parameters are left out.
    private mutating func combinations(
        of declaration: LocatedDeclaration, in group: String, _ parameters: [Parameter]
    ) -> [ImportedCombination] {
        let order = parameters.positions(by: \.name)
        return declaration.elements(of: group).compactMap { element in
            let names = element.split(separator: ",").map(String.init)
            if let unknown = names.first(where: { order[$0] == nil }) {
                warn(
                    "\(quoted(unknown)) is not a parameter of this intent; the combination is kept in the sidecar",
                    of: declaration, "\(group).\(element)")
                return nil
            }
            return ImportedCombination(
                group: group, element: element,
                parameters: Set(names).sorted { order[$0] ?? 0 < order[$1] ?? 0 })
        }
    }
}
