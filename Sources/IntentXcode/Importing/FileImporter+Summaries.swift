internal import IntentModel

/// Combinations of parameters that Xcode manages: the sentences of an intent in Shortcuts.
extension FileImporter {
    /// Nil for an intent that Shortcuts does not offer.
    mutating func summary(
        of declaration: PlacedDeclaration, _ parameters: [Parameter], _ names: PlaceholderNames, _ values: [ValueTitle],
        _ variants: inout [DialogVariant]
    ) -> IntentSummary? {
        let group = "ManagedParameterCombinations"
        let entries = combinations(of: declaration, in: group, parameters)
        let sentences = sentences(of: declaration, entries, parameters, names)
        guard !sentences.isEmpty else {
            return declaration.flag("Configurable") ? IntentSummary() : nil
        }
        // What no conditional parameter changes is for all rows; of several, the one for most.
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

    /// A sentence for a set of rows.
    private struct Sentence {
        let key: String
        /// In declared order.
        let shown: [String]
        let sentence: LocalizedText?
    }

    /// One for each set of conditional parameters that can be shown.
    private mutating func sentences(
        of declaration: PlacedDeclaration, _ entries: [ImportedCombination], _ parameters: [Parameter],
        _ names: PlaceholderNames
    ) -> [Sentence] {
        let conditional = Set(parameters.filter { !$0.conditions.isEmpty }.map(\.name))
        let rows = ReachableRows(parameters, families: []) { [enums] name in enums[name]?.cases.map(\.name) }.sets()
            .map { sets in
                Set(sets.map { Set($0.compactMap { parameters.indices.contains($0) ? parameters[$0].name : nil }) })
            }
        var seen: Set<[String]> = []
        // One that has more of the parameters is the later one.
        let sorted = entries.sorted { ($1.parameters.count, $0.element) < ($0.parameters.count, $1.element) }
        let kept = sorted.filter { entry in
            let shown = entry.parameters.filter(conditional.contains)
            let isNew = seen.insert(shown).inserted
            let isSayable = shown.isEmpty || (rows?.contains(Set(shown)) ?? true) && shown.areSummaryKey
            if !isNew || !isSayable {
                guard declaration.filled(entry.key("Title")) != nil else { return false }
                let reason = isNew ? "is never shown" : "stands twice"
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
                sentence: filledDialog(entry.key("Title"), of: declaration, names))
        }
    }
}

extension [String] {
    /// Whether they can be the key of a summary's entry.
    fileprivate var areSummaryKey: Bool {
        self != ["otherwise"] && joined(separator: ",").utf8.count <= 900
            && allSatisfy { $0.first != " " && $0.last != " " }
    }
}
