internal import IntentModel
internal import IntentYAML

/// `summary`: the sentence of an intent in Shortcuts, or one for each set of rows.
extension DefinitionWriter {
    mutating func summary(_ summary: IntentSummary) -> YAMLContent {
        guard !summary.combinations.isEmpty else {
            return summary.sentence.map { text($0, as: DialogPath.summary) } ?? .boolean(true)
        }
        var map = YAMLMapping()
        if let sentence = summary.sentence {
            map.append(.otherwise, text(sentence, as: DialogPath.summary(of: [])))
        }
        for combination in summary.combinations {
            let sentence = text(combination.sentence, as: DialogPath.summary(of: combination.shown))
            map.append(combination.shown.joined(separator: ", "), sentence)
        }
        return .mapping(map)
    }
}
